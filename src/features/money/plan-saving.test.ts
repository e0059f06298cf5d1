import { expect, test } from 'vitest';
import { planSaving } from './plan-saving.ts';

const plan = (months: number, minor: number, currency = 'EUR') => ({
  months,
  price_per_month: { amount_minor: minor, currency },
});
const plans = [plan(12, 1375), plan(1, 2649), plan(3, 2050)];

test('the saving is measured against a month of the shortest plan, and rounded down', () => {
  expect(plans.map((one) => planSaving(one, plans))).toEqual([48, null, 22]);
});

test('a saving of whole percent is told whole', () => {
  const round = [plan(1, 1000), plan(3, 710), plan(6, 430), plan(12, 420)];
  expect(round.map((one) => planSaving(one, round))).toEqual([null, 29, 57, 58]);
});

test('a plan that costs as much a month, or more, saves nothing', () => {
  const dearer = [plan(1, 1000), plan(3, 1000), plan(6, 1100)];
  expect(dearer.map((one) => planSaving(one, dearer))).toEqual([null, null, null]);
});

test('prices in different currencies, or none at all, are not compared', () => {
  expect(planSaving(plan(3, 100, 'GBP'), [plan(1, 1000)])).toBeNull();
  expect(planSaving(plan(3, 0), [plan(1, 0), plan(3, 0)])).toBeNull();
});
