import { expect, test } from 'vitest';
import { SUBSCRIPTION_FACTS } from './subscription-facts.ts';

const euro = (amount_minor: number): unknown => ({ amount_minor, currency: 'EUR' });

const RUNNING = {
  plan: 1,
  state: 'active',
  started_at: '2026-11-01T12:00:00Z',
  renews_at: '2027-02-01T12:00:00Z',
  renewal_price: euro(4797),
  reminder_at: '2027-01-25T12:00:00Z',
  price_change: { previous: euro(4497), announced_at: '2026-11-15T09:00:00Z' },
  ends_at: '2027-02-01T12:00:00Z',
  withdraw_until: null,
  transaction: 't_8Yq2Lw0ZpX4mV7nRkD3s',
};

const titlesOf = (value: unknown): readonly string[] =>
  SUBSCRIPTION_FACTS.flatMap((rule) => {
    const broken = rule(value);
    return broken === null ? [] : [broken.title];
  });

test('premium whose higher price was announced in time breaks nothing', () => {
  expect(titlesOf(RUNNING)).toEqual([]);
  expect(
    titlesOf({
      ...RUNNING,
      state: 'cancelled',
      renews_at: null,
      renewal_price: null,
      reminder_at: null,
      price_change: null,
    }),
  ).toEqual([]);
});

test.each([
  ['cancelled and renewed', { state: 'cancelled' }, 'Premium that was cancelled is renewed'],
  ['reminded too late', { reminder_at: '2027-02-02T12:00:00Z' }, 'The reminder of a renewal does not come before it'],
  [
    'dearer within thirty days',
    { price_change: { previous: euro(4497), announced_at: '2027-01-15T09:00:00Z' } },
    'A renewal costs more sooner than the member may be charged it',
  ],
  [
    'a change to the same price',
    { price_change: { previous: euro(4797), announced_at: '2026-11-15T09:00:00Z' } },
    'A change of the price changes nothing',
  ],
  [
    'renewed a month before its end',
    { ends_at: '2027-03-01T12:00:00Z' },
    'Premium is renewed at another time than it ends',
  ],
])('premium is told as broken: %s', (_name, change, title) => {
  expect(titlesOf({ ...RUNNING, ...change })).toEqual([title]);
});

test('a lower price may hold at once', () => {
  const price_change = { previous: euro(4997), announced_at: '2027-01-31T09:00:00Z' };
  expect(titlesOf({ ...RUNNING, price_change })).toEqual([]);
});
