import { expect, test } from 'vitest';
import { createManualClock } from '../../tests/fixtures/manual-clock.ts';
import type { Locks } from '../environment.ts';
import { ACCOUNT_SCHEMA_VERSION } from '../public/database-names.ts';
import { workerLockName } from '../public/worker-life.ts';
import { isNewerRunning } from './newer-version.ts';

const NEWER = workerLockName('shared-1', 'a', ACCOUNT_SCHEMA_VERSION + 1);

/** Locks in which another context holds `names` until `free` is called. */
function createLocks(names: readonly string[]) {
  let held = [...names];
  let free: () => void = () => undefined;
  const freed = new Promise<void>((resolve) => {
    free = () => {
      held = [];
      resolve();
    };
  });
  const locks: Locks = {
    hold: (_name, signal, whileHeld) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve('released'));
        void freed.then(whileHeld).then(() => resolve('released'));
      }),
    steal: async () => 'released',
    held: async () => held,
  };
  return { locks, free };
}

test('workers of this version and of older ones are no newer ones', async () => {
  const { locks } = createLocks([workerLockName('own', 'b'), workerLockName('own', 'c', 1), 'rendezvous-poller']);
  expect(await isNewerRunning({ locks, after: createManualClock(0).after })).toBe(false);
});

test('a newer worker that ends within its time does not run any more', async () => {
  const { locks, free } = createLocks([NEWER]);
  const clock = createManualClock(0);
  const running = isNewerRunning({ locks, after: clock.after });
  await new Promise((resolve) => setImmediate(resolve));
  free();
  expect(await running).toBe(false);
  expect(clock.pending()).toBe(0);
});

test('a newer worker that goes on runs', async () => {
  const { locks } = createLocks([NEWER]);
  const clock = createManualClock(0);
  const running = isNewerRunning({ locks, after: clock.after });
  await new Promise((resolve) => setImmediate(resolve));
  clock.advance(2_000);
  expect(await running).toBe(true);
});
