import { expect, test } from 'vitest';
import { packSaving } from './pack-saving.ts';

const pack = (credits: number, minor: number, { bonus = 0, currency = 'GBP' } = {}) => ({
  credits,
  bonus_credits: bonus,
  price: { amount_minor: minor, currency },
});

test('the saving is measured against a credit of the smallest pack, and rounded down', () => {
  const packs = [pack(150, 16499), pack(10, 1749), pack(25, 3849)];
  expect(packs.map((one) => packSaving(one, packs))).toEqual([37, null, 11]);
});

test('a saving of whole percent is told whole', () => {
  const packs = [pack(10, 1000), pack(20, 1420), pack(30, 1710), pack(100, 4200)];
  expect(packs.map((one) => packSaving(one, packs))).toEqual([null, 29, 43, 58]);
});

test('credits that come on top make each of them cheaper', () => {
  const packs = [pack(10, 1000), pack(20, 2000, { bonus: 5 })];
  expect(packs.map((one) => packSaving(one, packs))).toEqual([null, 20]);
});

test('prices in different currencies, or none at all, are not compared', () => {
  expect(packSaving(pack(20, 100, { currency: 'EUR' }), [pack(10, 1000)])).toBeNull();
  expect(packSaving(pack(20, 0), [pack(10, 0), pack(20, 0)])).toBeNull();
});
