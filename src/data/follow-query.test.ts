import { Dexie, type Table } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { followQuery } from './follow-query.ts';
import { ToldTogether } from './told-together.ts';

class Notes extends Dexie {
  declare readonly notes: Table<{ id: number; text: string }, number>;
  declare readonly others: Table<{ id: number }, number>;
  constructor() {
    super('follow-query');
    this.version(1).stores({ notes: 'id', others: 'id' });
  }
}

let database: Notes;
let reads: number;
let stop: () => void;
/** What has been put off and not been cancelled. */
const putOff = new Set<() => void>();
const onResult = vi.fn();

beforeEach(async () => {
  takeEmptyStorage();
  onResult.mockClear();
  database = new Notes();
  await database.open();
  reads = 0;
  const read = async () => {
    reads += 1;
    return (await database.notes.toArray()).map(({ text }) => text);
  };
  putOff.clear();
  const later = (run: () => void) => {
    putOff.add(run);
    return () => putOff.delete(run);
  };
  stop = followQuery(read, onResult, () => undefined, later);
  await expect.poll(() => onResult.mock.calls).toEqual([[[]]]);
});

afterEach(() => {
  stop();
  database.close();
});

test('many writes that do not concern a query are let go of by one more read, after which it goes on', async () => {
  for (let id = 0; id < 31; id += 1) await database.others.put({ id });
  expect(putOff.size).toBe(0);
  for (let id = 31; id < 40; id += 1) await database.others.put({ id });
  expect(putOff.size).toBe(1);
  for (const run of putOff) {
    putOff.delete(run);
    run();
  }
  await expect.poll(() => reads).toBe(2);
  expect(putOff.size).toBe(0);
  await database.notes.put({ id: 1, text: 'first' });
  await expect.poll(() => onResult.mock.lastCall).toEqual([['first']]);
  // Counted anew.
  expect(putOff.size).toBe(0);
});

test('whoever leaves while a read is put off hears nothing more', async () => {
  for (let id = 0; id < 32; id += 1) await database.others.put({ id });
  expect(putOff.size).toBe(1);
  stop();
  expect(putOff.size).toBe(0);
  await database.notes.put({ id: 1, text: 'late' });
  expect(reads).toBe(1);
});

test('what one write changes for two queries is told once both have been read', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const told: string[] = [];
  let quickReads = 0;
  const quick = async () => {
    const count = await database.notes.count();
    quickReads += 1;
    return `quick ${count}`;
  };
  const slow = async () => {
    const count = await database.notes.count();
    if (count > 0) await released;
    return `slow ${count}`;
  };
  const together = new ToldTogether(() => () => undefined);
  const never = () => () => undefined;
  const stops = [quick, slow].map((read) =>
    followQuery(
      read,
      (result) => told.push(result),
      () => undefined,
      never,
      together,
    ),
  );
  await expect.poll(() => told.length).toBe(2);
  told.length = 0;
  await database.notes.put({ id: 1, text: 'first' });
  await expect.poll(() => quickReads).toBe(2);
  await new Promise(setImmediate);
  expect(told).toEqual([]);
  release();
  await expect.poll(() => told).toEqual(['quick 1', 'slow 1']);
  for (const end of stops) end();
});
