import { Dexie } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { chat, message, reading } from '../../tests/fixtures/account-rows.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { pruneOldConversations, readPushEndpoint } from './account-storage.ts';

beforeEach(takeEmptyStorage);

test('the chats that were quiet longest give up their messages, whichever was begun first', async () => {
  await reading(7, async (database) => {
    for (let id = 1; id <= 21; id += 1) {
      await database.chats.put({ ...chat(id), lastActivityAtMs: 100 - id });
      await database.messages.put(message(id, 'sent'));
    }
    expect(await pruneOldConversations(database)).toBe(true);
    const left = await database.messages.orderBy('[conversationId+order]').toArray();
    expect(left.map(({ conversationId }) => conversationId)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });
});

test('a full device gets its room though one of the messages is damaged', async () => {
  await reading(7, async (database) => {
    for (let id = 1; id <= 22; id += 1) await database.chats.put(chat(id));
    await database.table<unknown>('messages').put({ key: 'damaged', conversationId: 2, order: 1 });
    await database.messages.put(message(1, 'sent'));
    await database.messages.put(message(2, 'pending', 2));
    await database.members.put({ profileId: 9, state: 'loaded', profile: null, fetchedAtMs: 1 });
    expect(await pruneOldConversations(database)).toBe(true);
    expect(await database.messages.toCollection().primaryKeys()).toEqual(['2-pending-2']);
    expect(await database.members.count()).toBe(0);
  });
});

test('to look for the subscription of an account that is not here makes no database of it', async () => {
  expect(await readPushEndpoint(7)).toBeNull();
  expect(await Dexie.exists('rendezvous-account-7')).toBe(false);
});
