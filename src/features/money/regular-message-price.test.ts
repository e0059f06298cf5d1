import { expect, test } from 'vitest';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { regularMessagePrice } from './regular-message-price.ts';

const PACK = sampleOf('CreditPack', {
  credits: 10,
  bonus_credits: 5,
  price: { amount_minor: 800, currency: 'EUR' },
  full_price: { amount_minor: 1000, currency: 'EUR' },
});
const SETTINGS = { message_credits: 1, minimum_message_costs: { DE: { costs: 1.25, currency: 'EUR' } } };

test('the price list tells the price of a message that the message field tells, whatever the discount', () => {
  expect(regularMessagePrice({ country: 'DE', packs: [PACK] }, SETTINGS)).toEqual({ amount: 1.25, currency: 'EUR' });
});

test('for a country without a price, it is that of the cheapest pack before discounts', () => {
  const dear = { ...PACK, credits: 5 };
  expect(regularMessagePrice({ country: 'AT', packs: [dear, PACK] }, SETTINGS)).toEqual({ amount: 1, currency: 'EUR' });
  expect(regularMessagePrice({ country: 'AT', packs: [] }, SETTINGS)).toBeNull();
});

test('messages that take no credits have no price', () => {
  expect(regularMessagePrice({ country: 'DE', packs: [PACK] }, { ...SETTINGS, message_credits: 0 })).toBeNull();
});
