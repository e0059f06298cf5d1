import { expect, test } from 'vitest';
import { newerWorkers, newestGeneration, sharedWorkerName, workerLockName } from './worker-life.ts';

test('a tab joins the newest shared worker that lives, and begins with the first', () => {
  expect(newestGeneration([])).toBe(1);
  expect(newestGeneration(['rendezvous-poller', 'rendezvous-worker/own/a'])).toBe(1);
  const held = [1, 12, 3].map((generation) => workerLockName(sharedWorkerName(generation), 'epoch'));
  expect(newestGeneration(held)).toBe(12);
  expect(newestGeneration(['rendezvous-worker/shared-x/epoch', 'other/shared-9/epoch'])).toBe(1);
});

test('a worker of a newer schema is told by its lock', () => {
  const held = [3, 4, 5].map((schemaVersion) => workerLockName('own', 'epoch', schemaVersion));
  expect(newerWorkers(held, 4)).toEqual([workerLockName('own', 'epoch', 5)]);
  expect(
    newerWorkers(['rendezvous-poller', 'rendezvous-worker/own/epoch', 'rendezvous-worker/own/epoch/schema-x'], 4),
  ).toEqual([]);
});
