import { expect, test } from 'vitest';
import { type InstallFacts, mayOfferInstall, parseInstallAnswer } from './install-offer.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const NOW_MS = 1_000 * DAY_MS;
const back: InstallFacts = {
  isMember: true,
  path: '/home',
  visits: 2,
  isInstalled: false,
  isPossible: true,
  answer: null,
  nowMs: NOW_MS,
};

test('a member who comes back is offered the app, at home only', () => {
  expect(mayOfferInstall(back)).toBe(true);
  for (const change of [
    { isMember: false },
    { path: '/chats/1' },
    { visits: 1 },
    { isInstalled: true },
    { isPossible: false },
  ]) {
    expect(mayOfferInstall({ ...back, ...change }), JSON.stringify(change)).toBe(false);
  }
});

test('not now holds for a month, never for good', () => {
  const saidLater = (daysAgo: number) => ({ said: 'later' as const, atMs: NOW_MS - daysAgo * DAY_MS });
  expect(mayOfferInstall({ ...back, answer: saidLater(29) })).toBe(false);
  expect(mayOfferInstall({ ...back, answer: saidLater(30) })).toBe(true);
  expect(mayOfferInstall({ ...back, answer: saidLater(-1) })).toBe(true);
  expect(mayOfferInstall({ ...back, answer: { said: 'never' } })).toBe(false);
});

test('a kept answer is read when it is whole', () => {
  expect(parseInstallAnswer('never')).toEqual({ said: 'never' });
  expect(parseInstallAnswer('later 12')).toEqual({ said: 'later', atMs: 12 });
  for (const broken of [null, '', 'later', 'later x', '{}']) expect(parseInstallAnswer(broken)).toBeNull();
});
