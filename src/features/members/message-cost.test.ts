import { describe, expect, it } from 'vitest';
import { isShortOfCredits, messageCost } from './message-cost.ts';

const settings = {
  message_credits: 10,
  geoip_country: 'NL',
  minimum_message_costs: { DE: { costs: 1.5, currency: 'EUR' }, NL: { costs: 1.25, currency: 'EUR' } },
};

describe('the cost of a message', () => {
  it("is taken for the user's country", () => {
    const user = { paid_user: false, profile: { country: 'DE' } };
    expect(messageCost(settings, user)).toEqual({
      kind: 'credits',
      credits: 10,
      price: { amount: 1.5, currency: 'EUR' },
    });
  });

  it('is taken for the country of the address when there is none for the user', () => {
    const user = { paid_user: false, profile: { country: 'FR' } };
    expect(messageCost(settings, user)).toMatchObject({ price: { amount: 1.25 } });
  });

  it('names no price when neither country has one', () => {
    const user = { paid_user: false, profile: { country: 'FR' } };
    expect(messageCost({ ...settings, geoip_country: null }, user)).toEqual({
      kind: 'credits',
      credits: 10,
      price: null,
    });
  });

  it('is nothing for premium members and where messages take no credits', () => {
    expect(messageCost(settings, { paid_user: true, profile: { country: 'DE' } })).toEqual({ kind: 'free' });
    expect(messageCost({ ...settings, message_credits: 0 }, { paid_user: false, profile: { country: 'DE' } })).toEqual({
      kind: 'free',
    });
  });

  it('is covered by a balance of the same height', () => {
    const cost = messageCost(settings, { paid_user: false, profile: { country: 'DE' } });
    expect(isShortOfCredits(cost, 10)).toBe(false);
    expect(isShortOfCredits(cost, 9)).toBe(true);
    expect(isShortOfCredits({ kind: 'free' }, 0)).toBe(false);
  });
});
