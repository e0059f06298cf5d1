import { expect, test } from 'vitest';
import { ROUTE_PRELOAD_CONCURRENCY } from '../../worker/public/constants.ts';
import { createPreloadQueue } from './preload-queue.ts';

test('five pages are loaded at the same time, never more, and all of them in the end', async () => {
  const preload = createPreloadQueue();
  const ends: ((value: unknown) => void)[] = [];
  let started = 0;
  for (let page = 0; page < 12; page += 1) {
    preload(() => {
      started += 1;
      return new Promise((resolve) => ends.push(resolve));
    });
  }
  expect(started).toBe(ROUTE_PRELOAD_CONCURRENCY);
  for (let ended = 1; ended <= 12; ended += 1) {
    ends.shift()?.(null);
    await Promise.resolve().then(() => new Promise((resolve) => setImmediate(resolve)));
    expect(started).toBe(Math.min(12, ROUTE_PRELOAD_CONCURRENCY + ended));
  }
});

test('a page is asked for once, and one that fails does not stop the others', async () => {
  const preload = createPreloadQueue(1);
  let failing = 0;
  let other = 0;
  const fail = async () => {
    failing += 1;
    throw new Error('no network');
  };
  preload(fail);
  preload(fail);
  preload(async () => {
    other += 1;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect([failing, other]).toEqual([1, 1]);
});
