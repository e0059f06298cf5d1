import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../public/session.ts';
import { showPushBadge } from './push-badge.ts';

const MEMBER: Session = { status: 'member', epoch: 1, accountId: 7 };
const PUSH = { kind: 'test', account: 7, badge: 2 } as const;

let badges: number[];
beforeEach(() => {
  badges = [];
  vi.stubGlobal('navigator', { setAppBadge: async (count: number) => void badges.push(count) });
  return () => vi.unstubAllGlobals();
});

const windows = (...states: readonly DocumentVisibilityState[]) => ({
  matchAll: async () => states.map((visibilityState) => ({ visibilityState })),
});

test('a push tells the icon its number while no page is open, or none of them is on screen', async () => {
  await showPushBadge(windows(), PUSH, MEMBER);
  await showPushBadge(windows('hidden', 'hidden'), { ...PUSH, badge: 3 }, MEMBER);
  expect(badges).toEqual([2, 3]);
});

test('a page on screen counts by itself: what it shows as it comes in is not left on the icon as unread', async () => {
  await showPushBadge(windows('hidden', 'visible'), PUSH, MEMBER);
  expect(badges).toEqual([]);
});

test('the number of another member is not shown, and where nobody is logged in the icon has none', async () => {
  await showPushBadge(windows(), PUSH, { ...MEMBER, accountId: 8 });
  await showPushBadge(windows(), PUSH, null);
  expect(badges).toEqual([]);
  await showPushBadge(windows(), PUSH, { status: 'visitor', epoch: 2, cause: 'lost' });
  expect(badges).toEqual([0]);
});
