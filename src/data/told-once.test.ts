import { expect, test } from 'vitest';
import { toldOnce } from './told-once.ts';
import type { FetchState } from './use-fetch.ts';

const LOADS = {
  fetched: { status: 'fetched' },
  offline: { status: 'offline' },
  broken: { status: 'server-failed', httpStatus: 500 },
} as const satisfies Record<string, FetchState>;

function answer(load: keyof typeof LOADS) {
  return {
    row: null,
    load: LOADS[load],
    tries: 0,
    retry() {
      this.tries += 1;
    },
  };
}

test('two answers that fail alike are told once, and one retry fetches both', () => {
  const [one, other] = [answer('offline'), answer('offline')];
  const { first, isSecondTold } = toldOnce<'credits', 'transactions'>(one, other);
  expect(isSecondTold).toBe(true);
  first.retry();
  expect([one.tries, other.tries]).toEqual([1, 1]);
});

test('what fails alone, or in another way, has its own notice', () => {
  for (const pair of [
    [answer('offline'), answer('fetched')],
    [answer('fetched'), answer('offline')],
    [answer('offline'), answer('broken')],
    [answer('fetched'), answer('fetched')],
  ] as const) {
    const { first, isSecondTold } = toldOnce<'credits', 'transactions'>(...pair);
    expect(isSecondTold).toBe(false);
    first.retry();
    expect(pair.map(({ tries }) => tries)).toEqual([1, 0]);
  }
});
