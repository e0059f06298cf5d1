import { expect, test } from 'vitest';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { openOrderOf } from './open-order-of.ts';

const answered = { item: 'one month', order: sampleOf('OpenOrder', { redirect: 'https://pay.example/1' }) };
const known = sampleOf('OpenOrder', { redirect: null });

test('an open order that the server has told of is one of its own item only', () => {
  expect(openOrderOf('one month', answered, null)).toBe(answered.order);
  expect(openOrderOf('one month', answered, known)).toBe(answered.order);
  expect(openOrderOf('a year', answered, null)).toBeNull();
  expect(openOrderOf('a year', answered, known)).toBe(known);
  expect(openOrderOf('a year', null, known)).toBe(known);
});
