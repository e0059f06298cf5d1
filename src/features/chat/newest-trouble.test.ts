import { expect, test } from 'vitest';
import type { ConversationRow, MessagePreview } from '../../../worker/public/rows.ts';
import type { FetchState } from '../../data/use-fetch.ts';
import { hasNewest, lacksNewest } from './newest-trouble.ts';

const KNOWN: ConversationRow = {
  conversationId: 3,
  state: 'loaded',
  oldestLoadedId: 1,
  newestLoadedId: 5,
  hasOlder: false,
  fetchedAtMs: 1,
};
const FAILING: ConversationRow = { ...KNOWN, isFailing: true };
const FETCHED: FetchState = { status: 'fetched' };
const FAILED: FetchState = { status: 'server-failed', httpStatus: 502 };
const HERE = { lastMessageId: 5, lastMessage: null };
const BEHIND = { lastMessageId: 6, lastMessage: null };

test('messages that could not be loaded when the chat was opened are told as missing until a later fetch brings them', () => {
  expect(lacksNewest(HERE, FAILING, FAILED)).toBe(true);
  expect(lacksNewest(HERE, null, FAILED)).toBe(true);
  expect(lacksNewest(HERE, KNOWN, FAILED)).toBe(false);
});

test('a message that comes later and cannot be loaded is told as missing, a failed look without one is not', () => {
  expect(lacksNewest(BEHIND, FAILING, FETCHED)).toBe(true);
  expect(lacksNewest(HERE, FAILING, FETCHED)).toBe(false);
  expect(lacksNewest(BEHIND, KNOWN, FETCHED)).toBe(false);
});

test('what the member has sent last is not missing, though no fetch has brought it', () => {
  const sent: MessagePreview = { text: 'Hello', fromMe: true, sentAtMs: 1, delivery: 'sent' };
  expect(lacksNewest({ lastMessageId: 6, lastMessage: sent }, FAILING, FETCHED)).toBe(false);
});

test('nothing is told while the messages are fetched, without a connection, or where the chat has ended', () => {
  expect(lacksNewest(BEHIND, FAILING, { status: 'loading' })).toBe(false);
  expect(lacksNewest(BEHIND, FAILING, { status: 'offline' })).toBe(false);
  expect(lacksNewest(BEHIND, { ...FAILING, state: 'gone' }, { status: 'gone' })).toBe(false);
});

test('a device that stores nothing is told of whatever was known before', () => {
  expect(lacksNewest(HERE, KNOWN, { status: 'storage-failed', cause: 'quota' })).toBe(true);
});

test('a chat has its newest message here if none is listed that was not fetched', () => {
  expect([hasNewest(HERE, KNOWN), hasNewest(BEHIND, KNOWN), hasNewest(BEHIND, null)]).toEqual([true, false, false]);
  expect(hasNewest({ lastMessageId: 0 }, null)).toBe(true);
});
