import { expect, test } from 'vitest';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { openOrderOf } from './open-order-of.ts';

const answered = { item: 'one month', order: sampleOf('OpenOrder', { redirect: 'https://pay.example/1' }) };
const open = sampleOf('OpenOrder', { redirect: null });
const NONE = { open: null, closedIds: [] };
const KNOWN = { open, closedIds: [] };

test('an open order that the server has told of is one of its own item only', () => {
  expect(openOrderOf('one month', answered, NONE)).toBe(answered.order);
  expect(openOrderOf('one month', answered, KNOWN)).toBe(answered.order);
  expect(openOrderOf('a year', answered, NONE)).toBeNull();
  expect(openOrderOf('a year', answered, KNOWN)).toBe(open);
  expect(openOrderOf('a year', null, KNOWN)).toBe(open);
});

test('one that was paid or cancelled since, as in another tab, is open no longer: nobody is led to pay it again', () => {
  const closedIds = [answered.order.transaction];
  expect(openOrderOf('one month', answered, { open: null, closedIds })).toBeNull();
  expect(openOrderOf('one month', answered, { open, closedIds })).toBe(open);
});
