import { afterEach, beforeEach, expect, test } from 'vitest';
import { benchAccount, type EngineBench, openEngineBench } from '../../../tests/fixtures/engine-bench.ts';
import { sendPhotoIntent } from './send-photo-intent.ts';

let bench: EngineBench;
beforeEach(async () => {
  bench = await openEngineBench();
});
afterEach(() => bench.close());

/** What a browser gives for a file that it has lost. */
class LostFile extends Blob {
  override async arrayBuffer(): Promise<ArrayBuffer> {
    throw new DOMException('The file could not be read', 'NotReadableError');
  }
}

async function send(file: Blob): Promise<unknown> {
  const photo = { file, width: 64, height: 64, preview: null };
  const intent = { kind: 'send-photo', conversationId: 3, messageId: 'a', text: '', photo, quoted: null } as const;
  const entry = {
    idempotencyKey: 'a'.padEnd(20, '-'),
    lane: 'chat:3',
    intent,
    state: 'queued',
    attempts: 0,
    nextAttemptAtMs: 0,
    createdAtMs: 1,
    settledAtMs: 0,
    rejection: null,
  } as const;
  return await sendPhotoIntent.send(benchAccount(bench), entry, new AbortController().signal);
}

test('a photo that the device has lost is refused as unreadable, and the server is not asked', async () => {
  expect(await send(new LostFile([]))).toEqual({
    kind: 'unsendable',
    rejection: { reason: 'invalid', fields: { file: 'unreadable' } },
  });
  expect(bench.server.calls).toEqual([]);
});

test('a photo that can be read goes to the server, which may still fail', async () => {
  bench.server.answer('POST /api/chatphoto.php', 503);
  expect(await send(new Blob(['a'], { type: 'image/png' }))).toMatchObject({ kind: 'http', status: 503 });
  expect(bench.server.calls).toEqual(['POST /api/chatphoto.php']);
});
