import { expect, it } from 'vitest';
import { isOfferedAgain } from './pay-again.ts';

type Order = Parameters<typeof isOfferedAgain>[0];

function order(state: Order['state'], day: number, months: number | null = null): Order {
  const isOver = state === 'cancelled' || state === 'failed';
  return {
    state,
    item: { kind: months === null ? 'credits' : 'premium', credits: months === null ? 25 : null, months },
    created_at: new Date(Date.UTC(2026, 0, day)).toISOString(),
    pay_again: isOver ? { pack: months === null ? 2 : null, plan: months } : null,
  };
}

it('an unsuccessful order is offered again, any other is not', () => {
  for (const state of ['cancelled', 'failed'] as const) {
    const found = order(state, 2);
    expect(isOfferedAgain(found, [found, order('paid', 1)], false)).toBe(true);
  }
  for (const state of ['paid', 'pending', 'withdrawn'] as const)
    expect(isOfferedAgain(order(state, 2), [order(state, 2)], false)).toBe(false);
});

it('what was bought since, or is being paid, is not offered again', () => {
  const found = order('failed', 2);
  for (const state of ['paid', 'pending'] as const)
    expect(isOfferedAgain(found, [order(state, 3), found], false)).toBe(false);
  for (const other of [order('cancelled', 3), order('withdrawn', 3), order('paid', 3, 1)])
    expect(isOfferedAgain(found, [other, found], false)).toBe(true);
});

it('premium is not offered again to a member who has it', () => {
  const found = order('cancelled', 2, 1);
  expect(isOfferedAgain(found, [found], false)).toBe(true);
  expect(isOfferedAgain(found, [found], true)).toBe(false);
});
