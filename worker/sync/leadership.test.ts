import { expect, test } from 'vitest';
import type { Locks } from '../environment.ts';
import { POLLER_LOCK, seekLeadership } from './leadership.ts';

/** A lock that the test hands over by hand. */
function createLock() {
  const asked: string[] = [];
  let signal: AbortSignal | null = null;
  let isFree = false;
  let handOver = async (): Promise<void> => {};
  const locks: Locks = {
    async hold(name, abort, whileHeld) {
      asked.push(name);
      signal = abort;
      await new Promise<void>((resolve) => {
        handOver = async () => {
          resolve();
          await whileHeld();
          isFree = true;
        };
      });
    },
  };
  return {
    locks,
    asked,
    handOver: () => void handOver(),
    isFree: () => isFree,
    isGivenUp: () => signal?.aborted ?? false,
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('all versions of the worker queue for one lock, and who has it leads until it resigns', async () => {
  const lock = createLock();
  let gained = 0;
  const leadership = seekLeadership({ locks: lock.locks }, () => {
    gained += 1;
  });
  expect(lock.asked).toEqual(['rendezvous-poller']);
  expect(POLLER_LOCK).toBe('rendezvous-poller');
  expect(leadership.isLeader()).toBe(false);
  lock.handOver();
  await turn();
  expect(leadership.isLeader()).toBe(true);
  expect(gained).toBe(1);
  expect(lock.isFree()).toBe(false);
  leadership.resign();
  await turn();
  expect(leadership.isLeader()).toBe(false);
  expect(lock.isFree()).toBe(true);
});

test('who resigns before its turn gives up the place in the queue', () => {
  const lock = createLock();
  const leadership = seekLeadership({ locks: lock.locks }, () => {});
  expect(lock.isGivenUp()).toBe(false);
  leadership.resign();
  expect(lock.isGivenUp()).toBe(true);
  expect(leadership.isLeader()).toBe(false);
});
