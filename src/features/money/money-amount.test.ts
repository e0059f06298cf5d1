import { expect, it } from 'vitest';
import { createTranslation } from '../../i18n/translation.ts';
import { majorAmount, moneyWords, pricePerMessage, vatWithin } from './money-amount.ts';

it('an amount has as many decimals as its currency', () => {
  expect(majorAmount({ amount_minor: 1999, currency: 'EUR' })).toBe(19.99);
  expect(majorAmount({ amount_minor: 1999, currency: 'JPY' })).toBe(1999);
  expect(majorAmount({ amount_minor: 1999, currency: 'KWD' })).toBe(1.999);
});

it('the decimals are those of ISO 4217, whatever the platform shows', () => {
  for (const currency of ['HUF', 'ALL', 'COP', 'IDR', 'PKR', 'XXX'])
    expect(majorAmount({ amount_minor: 199_900, currency }), currency).toBe(1999);
  expect(majorAmount({ amount_minor: 25_000_000, currency: 'IQD' })).toBe(25_000);
  expect(majorAmount({ amount_minor: 1999, currency: 'ISK' })).toBe(1999);
  expect(majorAmount({ amount_minor: 19_990, currency: 'CLF' })).toBe(1.999);
});

it('an amount is told to its last decimal, also where the platform shows none', () => {
  const { formatMoney } = createTranslation('en', {}, () => undefined);
  expect(moneyWords(formatMoney, { amount_minor: 199_950, currency: 'HUF' })).toBe('HUF\u00a01,999.50');
  expect(moneyWords(formatMoney, { amount_minor: 199_900, currency: 'HUF' })).toMatch(/^HUF\u00a01,999(\.00)?$/);
  expect(moneyWords(formatMoney, { amount_minor: 1500, currency: 'EUR' })).toBe('€15.00');
});

it('the price of a message counts the bonus and what a message takes', () => {
  const pack = { credits: 20, bonus_credits: 5, price: { amount_minor: 2500, currency: 'EUR' } };
  expect(pricePerMessage(pack, 1)).toBe(1);
  expect(pricePerMessage(pack, 2)).toBe(2);
  expect(pricePerMessage(pack, 0)).toBeNull();
});

it('the tax is what stands within the amount, to the smallest unit', () => {
  expect(vatWithin(1210, 21)).toBe(210);
  expect(vatWithin(1999, 8.1)).toBe(150);
  expect(vatWithin(1999, 0)).toBe(0);
});
