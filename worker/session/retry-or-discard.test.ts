import { beforeEach, expect, test } from 'vitest';
import { type AccountStore, openAccountStore } from '../../tests/fixtures/account-store.ts';
import { sampleOf } from '../../tests/fixtures/canned-server.ts';
import type { Intent, OutboxRow } from '../public/outbox-row.ts';
import type { ChatRow, LikeRow, MessageRow } from '../public/rows.ts';
import { enqueue, markRejected, markSettled } from '../sync/outbox-rows.ts';
import { discardIntent, passOverIntent, retryIntent } from './retry-or-discard.ts';

const CONVERSATION = 3;
const WRITTEN_MS = 5_000;
const MESSAGE_ID = 'a-message';
const CARD = sampleOf('ProfileCard', { id: 9 });

let store: AccountStore;
beforeEach(async () => {
  store = await openAccountStore();
});

const retry = (key: string) => retryIntent(store.target, key);
const discard = (key: string) => discardIntent(store.target, key);

/** Enqueues an intent that the server has rejected. */
async function refuse(intent: Intent): Promise<string> {
  const key = `key of ${intent.kind}`;
  const entry = { idempotencyKey: key, lane: 'a lane', intent, nowMs: WRITTEN_MS };
  await markRejected(store.database, await enqueue(store.database, entry), { reason: 'not-found' });
  return key;
}
const rowOf = async (key: string): Promise<OutboxRow | undefined> =>
  await store.database.outbox.where('idempotencyKey').equals(key).first();

const CHAT: ChatRow = {
  conversationId: CONVERSATION,
  profileId: 9,
  profile: CARD,
  unreadCount: 0,
  lastMessage: { text: 'Refused', fromMe: true, sentAtMs: WRITTEN_MS, delivery: 'rejected' },
  lastMessageId: 1,
  lastActivityAtMs: WRITTEN_MS,
  readOnly: false,
  blocked: false,
  words: [],
};
const REFUSED: MessageRow = {
  key: MESSAGE_ID,
  conversationId: CONVERSATION,
  serverId: null,
  order: 100,
  fromMe: true,
  text: 'Refused',
  sentAtMs: WRITTEN_MS,
  delivery: { state: 'rejected', idempotencyKey: 'key of send-message', rejection: { reason: 'not-found' } },
};
const BEFORE: MessageRow = {
  ...REFUSED,
  key: 's1',
  serverId: 1,
  order: 1,
  fromMe: false,
  text: 'Before',
  sentAtMs: 4_000,
  delivery: { state: 'sent' },
};
const LIKE: LikeRow = {
  profileId: 9,
  profile: CARD,
  given: 0,
  received: 1,
  isNew: 0,
  receivedAtMs: 1,
  givenAtMs: 0,
  pending: 0,
};
const SEND = { kind: 'send-message', conversationId: CONVERSATION, messageId: MESSAGE_ID, text: 'Refused' } as const;

test('a message tried again waits under its old key, and is shown so in the chat and in the list', async () => {
  const { database } = store;
  await database.chats.put(CHAT);
  await database.messages.bulkPut([BEFORE, REFUSED]);
  const key = await refuse(SEND);
  expect(await retry(key)).toEqual({ status: 'accepted' });
  expect(await rowOf(key)).toMatchObject({ state: 'queued', attempts: 0, rejection: null });
  expect(await database.messages.get(MESSAGE_ID)).toEqual({
    ...REFUSED,
    delivery: { state: 'pending', idempotencyKey: key },
  });
  expect(await database.chats.get(CONVERSATION)).toEqual({
    ...CHAT,
    lastMessage: { ...CHAT.lastMessage, delivery: 'pending' },
  });
});

test('the list goes on showing a later message than the one that is tried again', async () => {
  const later = { text: 'Later', fromMe: false, sentAtMs: WRITTEN_MS + 1, delivery: 'sent' } as const;
  await store.database.chats.put({ ...CHAT, lastMessage: later });
  await store.database.messages.put(REFUSED);
  await retry(await refuse(SEND));
  expect((await store.database.chats.get(CONVERSATION))?.lastMessage).toEqual(later);
});

test('a message whose chat is not on the device any more can be tried again too', async () => {
  const key = await refuse(SEND);
  expect(await retry(key)).toEqual({ status: 'accepted' });
  expect(await store.database.messages.count()).toBe(0);
  expect(await store.database.chats.count()).toBe(0);
});

test('a like tried again is shown as given, an unlike as taken back, both as waiting', async () => {
  const { database } = store;
  await database.likes.put(LIKE);
  await retry(await refuse({ kind: 'like', profileId: 9 }));
  expect(await database.likes.get(9)).toEqual({ ...LIKE, given: 1, givenAtMs: WRITTEN_MS, pending: 1 });
  await retry(await refuse({ kind: 'unlike', profileId: 9 }));
  expect(await database.likes.get(9)).toEqual({ ...LIKE, given: 0, givenAtMs: 0, pending: 1 });
});

test('a like of a member of whom nothing is known shows nothing, and waits', async () => {
  const key = await refuse({ kind: 'like', profileId: 9 });
  expect(await retry(key)).toEqual({ status: 'accepted' });
  expect(await store.database.likes.count()).toBe(0);
  expect(await rowOf(key)).toMatchObject({ state: 'queued' });
});

test('a removal tried again takes the chat out of the list, and no other', async () => {
  await store.database.chats.bulkPut([CHAT, { ...CHAT, conversationId: 4 }]);
  await retry(await refuse({ kind: 'remove-chat', conversationId: CONVERSATION }));
  expect(await store.database.chats.toCollection().primaryKeys()).toEqual([4]);
});

test('reading that is told again changes nothing on screen', async () => {
  await store.database.chats.put(CHAT);
  await retry(await refuse({ kind: 'mark-read', conversationId: CONVERSATION, readUntil: 1 }));
  expect(await store.database.chats.get(CONVERSATION)).toEqual(CHAT);
});

test('a message given up is gone, and the list shows the one before it', async () => {
  const { database } = store;
  await database.chats.put(CHAT);
  await database.messages.bulkPut([BEFORE, REFUSED, { ...BEFORE, key: 's9', conversationId: 4, order: 9 }]);
  const key = await refuse(SEND);
  expect(await discard(key)).toEqual({ status: 'accepted' });
  expect(await rowOf(key)).toBeUndefined();
  expect(await database.messages.get(MESSAGE_ID)).toBeUndefined();
  expect(await database.chats.get(CONVERSATION)).toEqual({
    ...CHAT,
    lastMessage: { text: 'Before', fromMe: false, sentAtMs: 4_000, delivery: 'sent' },
    lastActivityAtMs: 4_000,
  });
});

test('a chat whose only message is given up has none, and stays where it is', async () => {
  await store.database.chats.put(CHAT);
  await store.database.messages.put(REFUSED);
  await discard(await refuse(SEND));
  expect(await store.database.chats.get(CONVERSATION)).toEqual({ ...CHAT, lastMessage: null });
});

test('a message given up whose chat is gone makes none', async () => {
  await discard(await refuse(SEND));
  expect(await store.database.chats.count()).toBe(0);
});

test('a like given up leaves its row, which was put right when it was refused', async () => {
  await store.database.likes.put(LIKE);
  await store.database.messages.put(REFUSED);
  const key = await refuse({ kind: 'like', profileId: 9 });
  expect(await discard(key)).toEqual({ status: 'accepted' });
  expect(await rowOf(key)).toBeUndefined();
  expect(await store.database.likes.get(9)).toEqual(LIKE);
  expect(await store.database.messages.count()).toBe(1);
});

test('a message that waits is taken back, and its text is the draft again', async () => {
  const { database } = store;
  await database.chats.put(CHAT);
  await database.messages.bulkPut([BEFORE, REFUSED]);
  await enqueue(database, { idempotencyKey: 'waits', lane: 'a', intent: SEND, nowMs: 1 });
  expect(await discard('waits')).toEqual({ status: 'accepted' });
  expect(await rowOf('waits')).toBeUndefined();
  expect(await database.messages.get(MESSAGE_ID)).toBeUndefined();
  expect(await database.drafts.get(CONVERSATION)).toMatchObject({ text: 'Refused' });
});

test('what is taken back stands above a draft that was begun meanwhile, and above what was taken back before', async () => {
  const { database } = store;
  await database.drafts.put({ conversationId: CONVERSATION, text: 'Begun', updatedAtMs: 2 });
  for (const text of ['First', 'Second']) {
    await enqueue(database, { idempotencyKey: text, lane: 'a', intent: { ...SEND, text }, nowMs: 1 });
  }
  await discard('Second');
  await discard('First');
  expect(await database.drafts.get(CONVERSATION)).toMatchObject({ text: 'First\n\nSecond\n\nBegun' });
});

test('a removal that waits is taken back, and the chat stands in the list as before', async () => {
  const intent = { kind: 'remove-chat', conversationId: CONVERSATION, chat: CHAT } as const;
  await enqueue(store.database, { idempotencyKey: 'waits', lane: 'a', intent, nowMs: 1 });
  expect(await discard('waits')).toEqual({ status: 'accepted' });
  expect(await store.database.chats.get(CONVERSATION)).toEqual(CHAT);
});

test('a like that waits is taken back as if it had never been given', async () => {
  await store.database.likes.put({ ...LIKE, given: 1, givenAtMs: 1, pending: 1 });
  await enqueue(store.database, {
    idempotencyKey: 'waits',
    lane: 'a',
    intent: { kind: 'like', profileId: 9 },
    nowMs: 1,
  });
  await discard('waits');
  expect(await store.database.likes.get(9)).toEqual(LIKE);
});

test('what waits is sent at once when it is tried again', async () => {
  const sequence = await enqueue(store.database, { idempotencyKey: 'waits', lane: 'a', intent: SEND, nowMs: 1 });
  const wait = { cause: 'network', count: 4, atMs: 5 } as const;
  await store.database.outbox.update(sequence, { attempts: 4, nextAttemptAtMs: 60_000, wait });
  expect(await retry('waits')).toEqual({ status: 'accepted' });
  expect(await rowOf('waits')).toMatchObject({ state: 'queued', attempts: 0, nextAttemptAtMs: 0, wait: null });
});

test('a refused message that is passed over stays refused', async () => {
  const key = await refuse(SEND);
  expect(await passOverIntent(store.target, key)).toEqual({ status: 'accepted' });
  expect(await rowOf(key)).toMatchObject({ state: 'rejected', isPassedOver: true });
});

test('what is done or unknown can be neither tried again nor given up', async () => {
  const sequence = await enqueue(store.database, { idempotencyKey: 'done', lane: 'a', intent: SEND, nowMs: 1 });
  await markSettled(store.database, sequence, 5);
  for (const act of [retry, discard])
    for (const key of ['done', 'none']) {
      expect(await act(key)).toEqual({ status: 'invalid', problem: 'unknown-intent' });
    }
  expect(await rowOf('done')).toMatchObject({ state: 'settled' });
});

test('without a session there is nothing to try again or give up', async () => {
  const key = await refuse(SEND);
  store.endSession();
  expect(await retry(key)).toEqual({ status: 'session-lost' });
  expect(await discard(key)).toEqual({ status: 'session-lost' });
});
