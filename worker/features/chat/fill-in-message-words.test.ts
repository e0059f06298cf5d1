import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EngineBench, openEngineBench } from '../../../tests/fixtures/engine-bench.ts';
import { messageKeyOfId } from '../../public/message-words.ts';
import type { MessageRow } from '../../public/rows.ts';

let bench: EngineBench;

beforeEach(async () => {
  bench = await openEngineBench();
});
afterEach(() => bench.close());

/** Stored as by a version without words: this database keeps none by itself. */
const old = (index: number): MessageRow => ({
  key: `s${String(index).padStart(6, '0')}`,
  conversationId: 1,
  serverId: index,
  order: index,
  fromMe: false,
  text: `message ${index}`,
  sentAtMs: 1_000 + index,
  delivery: { state: 'sent' },
});

async function storeOld(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => old(index));
  await bench.store.database.messages.bulkPut(rows);
  return rows.map(({ key }) => key);
}

async function keysWithWords(): Promise<string[]> {
  return (await bench.store.database.messageWords.toCollection().primaryKeys()).map(messageKeyOfId);
}

const progress = () => bench.store.database.meta.get('message-words');

test('messages from before the search get their words beside the polls, in small steps', async () => {
  const keys = await storeOld(250);
  bench.start();
  await bench.finishPoll();
  expect(await keysWithWords()).toEqual([]);
  await bench.pass(3_000);
  expect(await keysWithWords()).toEqual(keys.slice(0, 100));
  await bench.pass(50);
  await bench.pass(50);
  expect(await keysWithWords()).toEqual(keys);
  expect(await progress()).toEqual({ key: 'message-words', filledTo: null });
});

test('after a restart it goes on where it was, and once done it writes nothing', async () => {
  const keys = await storeOld(150);
  const { database } = bench.store;
  await database.meta.put({ key: 'message-words', filledTo: keys[99] ?? '' });
  bench.start();
  await bench.pass(3_000);
  expect(await keysWithWords()).toEqual(keys.slice(100));
  await database.messageWords.clear();
  bench.engine?.stop();
  bench.start();
  await bench.pass(3_000);
  expect(await keysWithWords()).toEqual([]);
});

test('words of unknown age are made anew, and a damaged message stops nothing', async () => {
  const keys = await storeOld(3);
  const { database } = bench.store;
  await database.messageWords.put({ id: '000000001gone', entries: ['000gone'] });
  await database.table<unknown, string>('messages').put({ key: 's000001', text: 7 });
  bench.start();
  await bench.pass(3_000);
  expect(await keysWithWords()).toEqual([keys[0], keys[2]]);
});

test('at the end of the session nothing more is written', async () => {
  await storeOld(250);
  bench.start();
  await bench.pass(3_000);
  bench.store.endSession();
  await bench.pass(500);
  expect(await keysWithWords()).toHaveLength(100);
});
