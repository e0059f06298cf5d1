import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

test('an integer that a browser rounds, told with all its digits', () => {
  const { findings, left } = diagnosed({ body: '{"id":9007199254740993,"city":"9007199254740993","age":38}' });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'php-integer-past-2-53', place: '/id', count: 1 });
  expect(findings[0]?.actual).toBe('9007199254740993, which a browser reads as 9007199254740992');
  expect(left).toEqual([]);
});

test('where the contract sets no limit it is told too', () => {
  const { findings } = diagnosed({ body: '{"id":7,"city":null,"images":[{"id":1},{"id":-9223372036854775808}]}' });
  expect(findings[0]).toMatchObject({ code: 'php-integer-past-2-53', place: '/images/*/id' });
});

test('the largest exact integer, large fractions and digits in texts are right', () => {
  const body = { ...MEMBER, id: Number.MAX_SAFE_INTEGER, phone: 'say \\"12345678901234567890', price: 1.5 };
  expect(diagnosed({ body }).codes).toEqual([]);
  expect(diagnosed({ body: '{"id":7,"city":null,"price":0.12345678901234567890}' }).codes).toEqual([]);
});
