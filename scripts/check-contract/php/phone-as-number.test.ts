import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

test('a phone number that comes as a number', () => {
  const { findings, left } = diagnosed({ body: { ...MEMBER, phone: 49221123456 } });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'php-phone-as-number', place: '/phone', count: 1 });
  expect(findings[0]?.advice).toContain('JSON_NUMERIC_CHECK');
  expect(left).toEqual([]);
});

test('a time in seconds is not taken for a phone number', () => {
  const { codes, left } = diagnosed({ body: { ...MEMBER, since: 1_767_225_600 } });
  expect(codes).toEqual([]);
  expect(left).toHaveLength(1);
});
