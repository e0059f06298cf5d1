import { Dexie, type Table } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { followQuery } from './follow-query.ts';

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

test('writes that do not concern a query are let go of by one more read, after which it goes on', async () => {
  for (let id = 0; id < 10; id += 1) await database.others.put({ id });
  expect(putOff.size).toBe(1);
  for (const run of putOff) {
    putOff.delete(run);
    run();
  }
  await expect.poll(() => reads).toBe(2);
  expect(putOff.size).toBe(0);
  await database.notes.put({ id: 1, text: 'first' });
  await expect.poll(() => onResult.mock.lastCall).toEqual([['first']]);
  expect(putOff.size).toBe(1);
});

test('whoever leaves while a read is put off hears nothing more', async () => {
  await database.others.put({ id: 1 });
  stop();
  expect(putOff.size).toBe(0);
  await database.notes.put({ id: 1, text: 'late' });
  expect(reads).toBe(1);
});
