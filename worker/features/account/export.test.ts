import { expect, test } from 'vitest';
import { openAccountStore } from '../../../tests/fixtures/account-store.ts';
import { createCannedServer, sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { benchAccount, START_MS } from '../../../tests/fixtures/engine-bench.ts';
import { createManualClock } from '../../../tests/fixtures/manual-clock.ts';
import { exportAccount } from './export.ts';

const EXPORT = 'GET /api/export.php';
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A server that sends the export in parts, when it is told to. */
async function ask() {
  const server = createCannedServer();
  const clock = createManualClock(START_MS);
  const body = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: 100 });
  const writer = body.writable.getWriter();
  server.answer(EXPORT, () => new Response(body.readable));
  const fetch = (request: Request) => {
    // As a browser does when a call is given up.
    request.signal.addEventListener('abort', () => void writer.abort(request.signal.reason));
    return server.fetch(request);
  };
  const account = benchAccount({ server: { ...server, fetch }, store: await openAccountStore(), clock });
  const ending = exportAccount(account);
  await expect.poll(() => server.count(EXPORT)).toBe(1);
  return { clock, writer, ending };
}

test('an export whose parts keep coming is read to its end, however long that takes', async () => {
  const { clock, writer, ending } = await ask();
  const bytes = new TextEncoder().encode(JSON.stringify(sampleOf('AccountExport')));
  const size = Math.ceil(bytes.length / 4);
  for (let start = 0; start < bytes.length; start += size) {
    await turn();
    clock.advance(20_000);
    await writer.write(bytes.slice(start, start + size)).catch(() => {});
  }
  await writer.close().catch(() => {});
  expect(await ending).toMatchObject({ status: 'exported' });
  expect(clock.pending()).toBe(0);
});

test('an export that stops in the middle is given up after 30 seconds', async () => {
  const { clock, writer, ending } = await ask();
  await writer.write(new TextEncoder().encode('{'));
  await turn();
  clock.advance(30_000);
  expect(await ending).toEqual({ status: 'offline' });
});
