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

test('to look for the subscription of an account that is not here makes no database of it', async () => {
  expect(await readPushEndpoint(7)).toBeNull();
  expect(await Dexie.exists('rendezvous-account-7')).toBe(false);
});
