import { describe, expect, it } from 'vitest';
import { isShortOfCredits, messageCost, photoCost } from './message-cost.ts';

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

describe('the cost of a photo', () => {
  const user = { paid_user: false, profile: { country: 'DE' } };

  it('in money is as much of that of a message as its credits are', () => {
    expect(photoCost({ ...settings, photo_message_credits: 20 }, user)).toEqual({
      kind: 'credits',
      credits: 20,
      price: { amount: 3, currency: 'EUR' },
    });
  });

  it('names no price where there is none of a message', () => {
    const photo = { kind: 'credits', credits: 20, price: null };
    const elsewhere = { ...settings, photo_message_credits: 20, minimum_message_costs: {} };
    expect(photoCost(elsewhere, user)).toEqual(photo);
    expect(photoCost({ ...settings, photo_message_credits: 20, message_credits: 0 }, user)).toEqual(photo);
  });

  it('is nothing for premium members, and unknown on a site without photos', () => {
    expect(photoCost({ ...settings, photo_message_credits: 20 }, { ...user, paid_user: true })).toEqual({
      kind: 'free',
    });
    expect(photoCost({ ...settings, photo_message_credits: 0 }, user)).toEqual({ kind: 'free' });
    expect(photoCost(settings, user)).toBeNull();
  });
});
