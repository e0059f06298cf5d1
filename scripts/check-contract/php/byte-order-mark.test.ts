import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

test('a byte-order mark before the JSON', () => {
  const { findings, left } = diagnosed({ body: `\uFEFF${JSON.stringify(MEMBER)}` });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'php-byte-order-mark', actual: 'the bytes EF BB BF first' });
  expect(left).toEqual([]);
});

test('a mark inside a text is harmless', () => {
  expect(diagnosed({ body: { ...MEMBER, city: '\uFEFFBonn' } }).codes).toEqual([]);
});
