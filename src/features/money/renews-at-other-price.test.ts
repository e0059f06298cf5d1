import { expect, it } from 'vitest';
import { renewsAtOtherPrice } from './renews-at-other-price.ts';

it('the price of a renewal is told apart where a discount holds for the first time only', () => {
  const [price, full] = [1349, 1799].map((amount_minor) => ({ amount_minor, currency: 'EUR' }));
  if (price === undefined || full === undefined) throw new Error('no prices');
  expect(renewsAtOtherPrice({ price, renewal_price: full })).toEqual(full);
  expect(renewsAtOtherPrice({ price: full, renewal_price: full })).toBeNull();
  expect(renewsAtOtherPrice({ price, renewal_price: null })).toBeNull();
});
