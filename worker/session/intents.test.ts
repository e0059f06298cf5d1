import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EngineBench, openEngineBench, START_MS } from '../../tests/fixtures/engine-bench.ts';
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

test('a photo that was refused holds back what was written behind it in its chat', async () => {
  bench.server.answer('POST /api/chatphoto.php', 422);
  await bench.add('photo', PHOTO, 'chat:3');
  await bench.add('behind', MESSAGE, 'chat:3');
  bench.start(START_MS);
  await bench.settle();
  expect(bench.newCalls()).toContain('POST /api/chatphoto.php');
  expect(bench.server.count('POST /api/chat.php')).toBe(0);
});

test('a message that waits is not passed over: nobody decided anything about it', async () => {
  const sequence = await bench.add('waits', MESSAGE);
  const { target, database } = bench.store;
  expect(await passOverIntent(target, 'waits'.padEnd(20, '-'))).toEqual({ status: 'accepted' });
  expect(await database.outbox.get(sequence)).not.toHaveProperty('isPassedOver');
});
