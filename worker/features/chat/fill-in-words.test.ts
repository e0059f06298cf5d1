import { Dexie } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { chat } from '../../../tests/fixtures/account-rows.ts';
import { OPENING } from '../../../tests/fixtures/account-store.ts';
import { takeEmptyStorage } from '../../../tests/fixtures/storage.ts';
import { accountDatabaseName } from '../../public/database-names.ts';
import { openAccountDatabase } from '../../session/account-storage.ts';

beforeEach(takeEmptyStorage);

/** What a version before the words of chats has left on the device. */
async function leaveOldDatabase(chats: readonly unknown[]): Promise<void> {
  const old = new Dexie(accountDatabaseName(7));
  old.version(2).stores({
    user: 'key',
    chats: 'conversationId, profileId, lastActivityAtMs, unreadCount, profile.name',
    messages: 'key, [conversationId+order]',
    conversations: 'conversationId, fetchedAtMs',
    likes: 'profileId, isNew, [received+isNew+receivedAtMs], [given+givenAtMs]',
    members: 'profileId',
    drafts: 'conversationId',
    outbox: '++sequence, &idempotencyKey, state, lane',
    meta: 'key',
    searches: 'key, fetchedAtMs',
    answers: 'key',
  });
  await old.table('chats').bulkAdd(chats);
  const intent = { kind: 'send-message', conversationId: 1, messageId: 'm', text: 'Waiting since then' };
  const times = { attempts: 1, nextAttemptAtMs: 0, createdAtMs: 1, settledAtMs: 0 };
  await old.table('outbox').add({ idempotencyKey: 'm', lane: 'chat:1', intent, state: 'queued', ...times });
  old.close();
}

const oldChat = (conversationId: number, name: string) => {
  const { words: _, ...row } = chat(conversationId);
  return { ...row, profile: { ...row.profile, name } };
};

test.each([
  ['without a profile', { conversationId: 2 }],
  ['whose member has no name', { ...oldChat(2, ''), profile: { name: null } }],
])('a chat %s keeps no older database from being upgraded, and what waits there waits on', async (_, damaged) => {
  await leaveOldDatabase([oldChat(1, 'Anna Bell'), damaged, oldChat(3, 'Cleo')]);
  const database = await openAccountDatabase(7, 3, OPENING);
  expect(await database.chats.where('words').anyOf('bell', 'cleo').primaryKeys()).toEqual([1, 3]);
  expect(await database.outbox.toArray()).toMatchObject([{ idempotencyKey: 'm', state: 'queued' }]);
  database.close();
});
