import { expect, test } from 'vitest';
import { createLocksOfOne } from './locks-of-one.ts';

const never = new AbortController().signal;

test('a lock is held by one at a time, in the order of the queue, and is free after a failure', async () => {
  const locks = createLocksOfOne('tab');
  const order: string[] = [];
  let release = () => {};
  const first = locks.hold('a', never, async () => {
    order.push('first');
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    throw new Error('failed');
  });
  const second = locks.hold('a', never, async () => {
    order.push('second');
  });
  await locks.hold('b', never, async () => {
    order.push('other');
  });
  expect(await locks.held()).toEqual(['tab', 'a']);
  release();
  await expect(first).rejects.toThrow('failed');
  expect(await second).toBe('released');
  expect(order).toEqual(['first', 'other', 'second']);
  expect(await locks.held()).toEqual(['tab']);
});

test('who is called off in the queue never holds the lock', async () => {
  const locks = createLocksOfOne('tab');
  const calledOff = new AbortController();
  calledOff.abort();
  let hasHeld = false;
  const end = await locks.hold('a', calledOff.signal, async () => {
    hasHeld = true;
  });
  expect([end, hasHeld]).toEqual(['released', false]);
});

test('the lock of the page itself comes to nobody, as long as the page lives', async () => {
  const locks = createLocksOfOne('tab');
  let hasHeld = false;
  void locks.hold('tab', never, async () => {
    hasHeld = true;
  });
  await locks.hold('a', never, async () => {});
  expect(hasHeld).toBe(false);
});

test('a lock that is stolen has a holder who is told, and those in the queue wait for the thief', async () => {
  const locks = createLocksOfOne('tab');
  const order: string[] = [];
  let release = () => {};
  const robbed = locks.hold('a', never, () => new Promise<void>(() => {}));
  const queued = locks.hold('a', never, async () => void order.push('queued'));
  const calledOff = new AbortController();
  const waiting = locks.hold('a', calledOff.signal, async () => void order.push('called off'));
  await Promise.resolve();
  const stealing = locks.steal('a', async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    order.push('thief');
  });
  expect(await robbed).toBe('stolen');
  calledOff.abort();
  expect(await waiting).toBe('released');
  release();
  expect(await stealing).toBe('released');
  expect(await queued).toBe('released');
  expect(order).toEqual(['thief', 'queued']);
});
