import { Dexie, type Table } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { SharedQuery } from './shared-query.ts';

class Notes extends Dexie {
  declare readonly notes: Table<{ id: number; text: string }, number>;
  constructor() {
    super('shared-query');
    this.version(1).stores({ notes: 'id', others: 'id' });
  }
}

let database: Notes;
let reads: number;
let query: SharedQuery<string[]>;

beforeEach(async () => {
  takeEmptyStorage();
  database = new Notes();
  await database.open();
  reads = 0;
  query = new SharedQuery(async () => {
    reads += 1;
    return (await database.notes.toArray()).map(({ text }) => text);
  });
});

afterEach(() => {
  database.close();
});

test('two followers share one read, and both are told what is written', async () => {
  const one = vi.fn();
  const other = vi.fn();
  const stops = [query.subscribe(one), query.subscribe(other)];
  await expect.poll(() => [one.mock.lastCall, other.mock.lastCall]).toEqual([[[]], [[]]]);
  expect(reads).toBe(1);
  await database.notes.put({ id: 1, text: 'first' });
  await expect.poll(() => [one.mock.lastCall, other.mock.lastCall]).toEqual([[['first']], [['first']]]);
  expect(reads).toBe(2);
  for (const stop of stops) stop();
});

test('who comes later has the last result at once', async () => {
  const stop = query.subscribe(() => undefined);
  await expect.poll(() => query.hasValue()).toBe(true);
  const late = vi.fn();
  const stopLate = query.subscribe(late);
  expect(late).toHaveBeenCalledExactlyOnceWith([]);
  expect(reads).toBe(1);
  stop();
  stopLate();
});

test('a write that changes nothing of the result is told to nobody', async () => {
  await database.notes.put({ id: 1, text: 'same' });
  const follower = vi.fn();
  const stop = query.subscribe(follower);
  await expect.poll(() => follower.mock.calls).toEqual([[['same']]]);
  await database.notes.put({ id: 1, text: 'same' });
  await expect.poll(() => reads).toBe(2);
  await database.notes.count();
  expect(follower).toHaveBeenCalledTimes(1);
  stop();
});

test('after the last follower has left nothing is read, and the next one does not begin with what was', async () => {
  const stop = query.subscribe(() => undefined);
  await expect.poll(() => query.hasValue()).toBe(true);
  stop();
  expect(query.hasValue()).toBe(false);
  await database.notes.put({ id: 1, text: 'meanwhile' });
  expect(reads).toBe(1);
  const next = vi.fn();
  const stopNext = query.subscribe(next);
  await expect.poll(() => next.mock.calls).toEqual([[['meanwhile']]]);
  stopNext();
});

test('a read that fails is told to each follower', async () => {
  const failing = new SharedQuery(() => Promise.reject(new Error('no disk')));
  const onErrors = [vi.fn(), vi.fn()];
  for (const onError of onErrors) failing.subscribe(() => undefined, onError);
  await expect
    .poll(() => onErrors.map(({ mock }) => String(mock.lastCall?.[0])))
    .toEqual(['Error: no disk', 'Error: no disk']);
});
