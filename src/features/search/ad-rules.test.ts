import { expect, it } from 'vitest';
import { hasResellAd, seesWebcamAds } from './ad-rules.ts';

const FOUR_DAYS_MS = 345_600_000;
const NOW_MS = Date.UTC(2026, 0, 10);
const member = (ageMs: number, paid_user = false) => ({
  paid_user,
  signup_date: new Date(NOW_MS - ageMs).toISOString(),
});
const cams = { member_resell: ['cams' as const] };

it('webcams are shown after more than four days', () => {
  expect(seesWebcamAds(member(FOUR_DAYS_MS + 1), cams, NOW_MS)).toBe(true);
  expect(seesWebcamAds(member(FOUR_DAYS_MS), cams, NOW_MS)).toBe(false);
});

it('who pays sees none', () => {
  expect(seesWebcamAds(member(FOUR_DAYS_MS * 2, true), cams, NOW_MS)).toBe(false);
});

it('they are shown only where the site sells them', () => {
  const seen = (member_resell: ('cams' | 'camads' | 'partner')[]) =>
    seesWebcamAds(member(FOUR_DAYS_MS * 2), { member_resell }, NOW_MS);
  expect([seen(['camads']), seen(['partner']), seen([])]).toEqual([true, false, false]);
});

it('the tile of the reseller stands where there is one', () => {
  expect(hasResellAd({ member_resell: ['cams', 'partner'] })).toBe(true);
  expect(hasResellAd(cams)).toBe(false);
});
