import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { benchAccount, type EngineBench, openEngineBench } from '../../../tests/fixtures/engine-bench.ts';
import { pullChats } from './pull-chats.ts';
import { showPhotos } from './show-photos.ts';

const CONVERSATION = 3;
const CHATS = 'GET /api/chats.php';

let bench: EngineBench;
beforeEach(async () => {
  bench = await openEngineBench();
});
afterEach(() => bench.close());

const chats = (isShown: boolean): object[] => {
  const { conversation, profile } = sampleOf('ChatEntry');
  const own = { id: CONVERSATION, photos_shown: isShown, last_message: null, read_only: false, blocked: false };
  return [{ conversation: { ...conversation, ...own }, profile, num_unread_messages: 0 }];
};

test.each([
  ['shown', true],
  ['hidden', false],
])('photos stay %s when the list of chats was on its way as that was chosen', async (_, shown) => {
  const account = benchAccount(bench);
  bench.server.answer(CHATS, chats(!shown));
  await pullChats(account);
  let send: (response: Response) => void = () => {};
  bench.server.answer(CHATS, () => new Promise((resolve) => (send = resolve)));
  const pulling = pullChats(account);
  await expect.poll(() => bench.server.count(CHATS)).toBe(2);
  bench.server.answer('PUT /api/chatphoto.php', { conversation: CONVERSATION, photos_shown: shown, photos: [] });
  expect(await showPhotos(account, { conversationId: CONVERSATION, shown }, 'a'.repeat(20))).toEqual({
    status: 'saved',
  });
  bench.server.answer(CHATS, chats(shown));
  send(Response.json(chats(!shown)));
  expect(await pulling).toEqual({ status: 'ok' });
  expect((await bench.store.database.chats.get(CONVERSATION))?.photosShown).toBe(shown);
});
