import { afterEach, expect, test, vi } from 'vitest';
import { closeNoticesOfOthers } from './notices.ts';

afterEach(() => vi.unstubAllGlobals());

test('who begins on this device finds no notification of another account', async () => {
  const closed: string[] = [];
  const notice = (name: string, data: unknown) => ({ data, close: () => void closed.push(name) });
  const notices = [
    notice('own', { path: '/chats/4', account: 9, count: 1, newest: 40 }),
    notice('of another', { path: '/chats/5', account: 8, count: 1, newest: 50 }),
    notice('news for anyone', { path: '/home', account: null, count: 1, newest: 0 }),
    notice('of no shape', null),
  ];
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ getNotifications: async () => notices }) },
  });
  await closeNoticesOfOthers(9);
  expect(closed).toEqual(['of another']);
});
