import { beforeEach, expect, test } from 'vitest';
import type { LockEnd, Locks } from '../environment.ts';
import { type Leadership, POLLER_LOCK, seekLeadership } from './leadership.ts';

interface Request {
  how: 'queued' | 'stolen';
  name: string;
  isGivenUp(): boolean;
  isReleased(): boolean;
  /** Grants the lock to this request. */
  handOver(): void;
  /** Simulates another context stealing the lock. */
  rob(): void;
}

let requests: Request[];
let told: string[];
let leadership: Leadership;

/** A lock that the test grants manually. */
const locks: Locks = {
  hold: (name, signal, whileHeld) => ask('queued', name, () => signal.aborted, whileHeld),
  steal(name, whileHeld) {
    const stolen = ask('stolen', name, () => false, whileHeld);
    requests.at(-1)?.handOver();
    return stolen;
  },
  held: async () => [],
};

function ask(
  how: Request['how'],
  name: string,
  isGivenUp: () => boolean,
  whileHeld: () => Promise<void>,
): Promise<LockEnd> {
  return new Promise((resolve) => {
    let isReleased = false;
    requests.push({
      how,
      name,
      isGivenUp,
      isReleased: () => isReleased,
      handOver: () =>
        void whileHeld().then(() => {
          isReleased = true;
          resolve('released');
        }),
      rob: () => resolve('stolen'),
    });
  });
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  requests = [];
  told = [];
  leadership = seekLeadership({ locks }, { onGained: () => told.push('gained'), onLost: () => told.push('lost') });
});

test('all versions of the worker queue for one lock, and who has it leads until it resigns', async () => {
  expect(requests.map(({ how, name }) => [how, name])).toEqual([['queued', 'rendezvous-poller']]);
  expect(POLLER_LOCK).toBe('rendezvous-poller');
  expect(leadership.isLeader()).toBe(false);
  requests[0]?.handOver();
  expect(leadership.isLeader()).toBe(true);
  expect(told).toEqual(['gained']);
  expect(requests[0]?.isReleased()).toBe(false);
  leadership.resign();
  await turn();
  expect(leadership.isLeader()).toBe(false);
  expect(requests[0]?.isReleased()).toBe(true);
  expect(told).toEqual(['gained']);
  expect(requests).toHaveLength(1);
});

test('who resigns before its turn gives up the place in the queue', () => {
  expect(requests[0]?.isGivenUp()).toBe(false);
  leadership.resign();
  expect(requests[0]?.isGivenUp()).toBe(true);
  leadership.steal();
  expect(requests).toHaveLength(1);
});

test('a lock that is stolen is led with at once, and the place in the queue is given up', () => {
  leadership.steal();
  expect(requests[0]?.isGivenUp()).toBe(true);
  expect(requests.map(({ how }) => how)).toEqual(['queued', 'stolen']);
  expect(leadership.isLeader()).toBe(true);
  leadership.steal();
  expect(requests).toHaveLength(2);
});

/** Creates a leadership whose steals, too, are granted manually by the test. */
function seekSlowly(): Leadership {
  requests = [];
  const slow: Locks = { ...locks, steal: (name, whileHeld) => ask('stolen', name, () => false, whileHeld) };
  return seekLeadership({ locks: slow }, { onGained: () => told.push('gained'), onLost: () => told.push('lost') });
}

test('a lock is stolen once, however late it is handed over', () => {
  const slow = seekSlowly();
  slow.steal();
  slow.steal();
  expect(requests.map(({ how }) => how)).toEqual(['queued', 'stolen']);
  requests[1]?.handOver();
  expect(slow.isLeader()).toBe(true);
});

test('who is handed the lock in the middle of stealing it leads by the one that it stole', async () => {
  const slow = seekSlowly();
  slow.steal();
  requests[0]?.handOver();
  requests[1]?.handOver();
  requests[0]?.rob();
  await turn();
  expect(slow.isLeader()).toBe(true);
  expect(told).toEqual(['gained']);
  expect(requests).toHaveLength(2);
});

test('who resigns while it steals the lock gives it back at once', async () => {
  const slow = seekSlowly();
  slow.steal();
  slow.resign();
  requests[1]?.handOver();
  await turn();
  expect(requests[1]?.isReleased()).toBe(true);
  expect(slow.isLeader()).toBe(false);
  expect(told).toEqual([]);
});

test('who was robbed of a stolen lock can steal it again', async () => {
  leadership.steal();
  requests.at(-1)?.rob();
  await turn();
  leadership.steal();
  expect(requests.map(({ how }) => how)).toEqual(['queued', 'stolen', 'queued', 'stolen']);
});

test.each(['queued', 'stolen'])('who is robbed of a lock that was %s stops leading and queues again', async (how) => {
  if (how === 'queued') requests[0]?.handOver();
  else leadership.steal();
  const before = requests.length;
  requests.at(-1)?.rob();
  await turn();
  expect(told).toEqual(['gained', 'lost']);
  expect(leadership.isLeader()).toBe(false);
  expect(requests.slice(before).map((request) => request.how)).toEqual(['queued']);
  requests.at(-1)?.handOver();
  expect(told).toEqual(['gained', 'lost', 'gained']);
});
