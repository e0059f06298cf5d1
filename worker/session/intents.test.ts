import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleOf } from '../../tests/fixtures/canned-server.ts';
import { type EngineBench, openEngineBench, START_MS } from '../../tests/fixtures/engine-bench.ts';
import { until } from '../../tests/fixtures/until.ts';
import type { Intent } from '../public/outbox-row.ts';
import { passOverIntent } from './retry-or-discard.ts';

const PHOTO: Intent = {
  kind: 'send-photo',
  conversationId: 3,
  messageId: '4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77',
  text: '',
  photo: { file: new Blob(['a picture'], { type: 'image/jpeg' }), width: 4, height: 3, preview: null },
  quoted: null,
};
const MESSAGE: Intent = {
  kind: 'send-message',
  conversationId: 3,
  messageId: '5d3e8bc1-22a5-4a3b-9c0e-0a2b6f4d1e77',
  text: 'behind',
};

let bench: EngineBench;
beforeEach(async () => {
  bench = await openEngineBench();
});
afterEach(() => bench.close());

test.each([
  ['a photo', PHOTO, 'POST /api/chatphoto.php'],
  ['a message', MESSAGE, 'POST /api/chat.php'],
  ['what was read', { kind: 'mark-read', conversationId: 3, readUntil: 9 } as const, 'PUT /api/chat.php'],
])('%s is sent by a call of its own', async (_, intent, call) => {
  await bench.add('intent', intent);
  bench.start(START_MS);
  await bench.settle();
  expect(bench.newCalls().slice(0, 2)).toEqual(['GET /api/user.php', call]);
});

const isRefused = async () => (await bench.store.database.outbox.where('state').equals('rejected').count()) > 0;

test('a photo that was refused holds back what was written behind it in its chat, until the member decides', async () => {
  bench.server.answer('POST /api/chatphoto.php', 422);
  const photo = await bench.add('photo', PHOTO, 'chat:3');
  await bench.add('behind', MESSAGE, 'chat:3');
  const running = bench.start(START_MS);
  await until('the photo is refused', isRefused);
  await bench.settle();
  await bench.settle();
  expect(bench.server.count('POST /api/chat.php')).toBe(0);
  await bench.store.database.outbox.update(photo, { isPassedOver: true });
  running.pumpOutbox();
  await until('the message behind it is sent', () => bench.server.count('POST /api/chat.php') === 1);
});

test('a like that was refused is not shown as given, and holds back no later one of the same member', async () => {
  const { likes } = bench.store.database;
  const times = { receivedAtMs: 0, givenAtMs: 1 };
  const profile = sampleOf('ProfileCard', { id: 9 });
  await likes.put({ profileId: 9, profile, given: 1, received: 1, isNew: 0, pending: 1, ...times });
  bench.server.answer('POST /api/likes.php', 422);
  bench.server.answer('GET /api/likes.php', 500);
  await bench.add('like', { kind: 'like', profileId: 9 }, 'toggle:9');
  const running = bench.start(START_MS);
  await until('the like is refused', isRefused);
  expect(await likes.get(9)).toMatchObject({ given: 0, pending: 0 });
  await bench.add('unlike', { kind: 'unlike', profileId: 9 }, 'toggle:9');
  running.pumpOutbox();
  await until('the later one is sent', () => bench.server.count('DELETE /api/likes.php') === 1);
});

test('a message that waits is not passed over: nobody decided anything about it', async () => {
  const sequence = await bench.add('waits', MESSAGE);
  const { target, database } = bench.store;
  expect(await passOverIntent(target, 'waits'.padEnd(20, '-'))).toEqual({ status: 'accepted' });
  expect(await database.outbox.get(sequence)).not.toHaveProperty('isPassedOver');
});
