import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

test.each([1.5, '1.5', '1', 1])('an amount of %j without its decimals', (amount) => {
  const { codes, left } = diagnosed({ body: { ...MEMBER, amount } });
  expect(codes).toEqual(['php-float-without-fraction']);
  expect(left).toEqual([]);
});

test('a number without a fraction is the same number', () => {
  expect(diagnosed({ body: { ...MEMBER, price: 1 } }).codes).toEqual([]);
});

test('an amount that is no number stays a plain finding', () => {
  const { codes, left } = diagnosed({ body: { ...MEMBER, amount: 'free' } });
  expect(codes).toEqual([]);
  expect(left).toHaveLength(1);
});
