import type { DBCoreTable } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { chat } from '../../../tests/fixtures/account-rows.ts';
import { type AccountStore, openAccountStore } from '../../../tests/fixtures/account-store.ts';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import type { Flag, LikeRow } from '../../../worker/public/rows.ts';
import { newestNewLikes } from '../members/newest-likes.ts';
import { countUnreadSince, newestUnreadChats } from './newest-news.ts';

let store: AccountStore;
beforeEach(async () => {
  store = await openAccountStore();
});

const IDS = Array.from({ length: 300 }, (_, index) => index + 1);

/** Stores chats of which those are unread, and counts what is read of them from then on, also what a filter drops. */
async function putChats(isUnread: (id: number) => boolean): Promise<() => number> {
  const { database } = store;
  const row = chat(1);
  await database.chats.bulkPut(
    IDS.map((id) => ({ ...row, conversationId: id, lastActivityAtMs: id * 1_000, unreadCount: isUnread(id) ? 2 : 0 })),
  );
  let read = 0;
  const counted = (table: DBCoreTable): DBCoreTable => ({
    ...table,
    async getMany(request) {
      const rows = await table.getMany(request);
      read += rows.length;
      return rows;
    },
    async query(request) {
      const answer = await table.query(request);
      if (request.values === true) read += answer.result.length;
      return answer;
    },
    async openCursor(request) {
      const cursor = await table.openCursor(request);
      if (cursor === null || request.values !== true) return cursor;
      const start: typeof cursor.start = (onNext) =>
        cursor.start(() => {
          read += 1;
          onNext();
        });
      return Object.create(cursor, { start: { value: start } });
    },
  });
  database.close();
  database.use({ stack: 'dbcore', create: (core) => ({ ...core, table: (name) => counted(core.table(name)) }) });
  await database.open();
  return () => read;
}

const like = (profileId: number, isNew: Flag): LikeRow => ({
  profileId,
  profile: sampleOf('ProfileCard', { id: profileId }),
  given: 0,
  received: 1,
  isNew,
  receivedAtMs: profileId,
  givenAtMs: 0,
  pending: 0,
});

test('the newest unread chats are found without reading those that are read', async () => {
  const unread = [7, 90, 12, 250];
  const readRows = await putChats((id) => unread.includes(id));
  const { total, rows } = await newestUnreadChats(store.database, 3);
  expect(total).toBe(4);
  expect(rows.map(({ conversationId }) => conversationId)).toEqual([250, 90, 12]);
  expect(readRows()).toBe(4);
});

test('without an unread chat there is none', async () => {
  const readRows = await putChats(() => false);
  expect(await newestUnreadChats(store.database, 3)).toEqual({ total: 0, rows: [] });
  expect(readRows()).toBe(0);
});

test('unread chats since a time are counted without reading those that are read', async () => {
  const unread = [7, 90, 12, 250];
  const readRows = await putChats((id) => unread.includes(id));
  expect(await countUnreadSince(store.database, 12_000)).toBe(2);
  expect(readRows()).toBeLessThanOrEqual(unread.length + 1);
});

test('the newest likes that were not viewed come first, and all are counted', async () => {
  await store.database.likes.bulkPut([like(1, 1), like(4, 1), like(5, 0), like(3, 1)]);
  const { total, rows } = await newestNewLikes(store.database, 2);
  expect(total).toBe(3);
  expect(rows.map(({ profileId }) => profileId)).toEqual([4, 3]);
});

test('of the newest likes, members whose face can be seen come first, each part newest first', async () => {
  const facing = (profileId: number): LikeRow => {
    const row = like(profileId, 1);
    return { ...row, profile: { ...row.profile, main_image: sampleOf('Image') } };
  };
  await store.database.likes.bulkPut([facing(1), facing(2), like(3, 1), facing(4), like(5, 1)]);
  const { rows } = await newestNewLikes(store.database, 4);
  expect(rows.map(({ profileId }) => profileId)).toEqual([4, 2, 5, 3]);
});
