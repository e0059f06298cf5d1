import { expect, test } from 'vitest';
import { firstOrders } from './first-orders.ts';

const settled = { payment_page: null, withdraw_until: null };
const many = Array.from({ length: 9 }, (_value, id) => ({ ...settled, id }));
const idsOf = (orders: readonly { id: number }[]) => firstOrders(orders as typeof many).map(({ id }) => id);

test('of many orders the newest are shown', () => {
  expect(idsOf(many)).toEqual([0, 1, 2, 3]);
});

test('an older order that can still be paid or withdrawn from is shown too', () => {
  const open = many.map((order) => (order.id === 6 ? { ...order, payment_page: '/pay' } : order));
  const withdrawable = open.map((order) => (order.id === 8 ? { ...order, withdraw_until: '2026-12-01' } : order));
  expect(idsOf(withdrawable)).toEqual([0, 1, 2, 3, 6, 8]);
});

test('all are shown where a button would bring no more than one', () => {
  expect(idsOf(many.slice(0, 5))).toEqual([0, 1, 2, 3, 4]);
  expect(idsOf(many.slice(0, 6))).toEqual([0, 1, 2, 3]);
});
