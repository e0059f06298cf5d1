import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTabStorage } from '../../../tests/fixtures/tab-storage.ts';
import type { SessionView } from '../../data/session-store.ts';
import { forgetUnsavedDrafts } from '../../data/unsaved-drafts.ts';
import { chatAfterTopUp, forgetChat, rememberChat } from './top-up-return.ts';

const anna: SessionView = { status: 'member', epoch: 1, accountId: 7 };
const ben: SessionView = { status: 'member', epoch: 3, accountId: 8 };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createTabStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('who buys credits for a message finds the way back to its chat, until the balance covers it', () => {
  rememberChat(anna, 3);
  expect(chatAfterTopUp(anna)).toBe(3);
  forgetChat(anna);
  expect(chatAfterTopUp(anna)).toBeNull();
});

test('the next member in this tab is told of no message that waits in a chat of another', () => {
  rememberChat(anna, 3);
  expect(chatAfterTopUp(ben)).toBeNull();
  expect(chatAfterTopUp({ status: 'visitor', epoch: 2, cause: 'lost' })).toBeNull();
  expect(chatAfterTopUp(anna)).toBe(3);
});

test('a logout leaves no way back to a chat in the tab', () => {
  rememberChat(anna, 3);
  // What the store of the session does as a member logs out.
  forgetUnsavedDrafts();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
