import { expect, it } from 'vitest';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { offered } from './offered.ts';

it('what a site does not sell has no offer, and premium that a member has keeps its place', () => {
  const [credits, premium] = [sampleOf('CreditOffer'), sampleOf('PremiumOffer')];
  const { subscription } = premium;
  expect(offered({ credits, premium })).toEqual({ credits: true, premium: true });
  const none = { credits: { ...credits, packs: [] }, premium: { ...premium, plans: [], subscription: null } };
  expect(offered(none)).toEqual({ credits: false, premium: false });
  expect(offered({ ...none, premium: { ...none.premium, subscription } }).premium).toBe(subscription !== null);
});
