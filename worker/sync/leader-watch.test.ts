import { beforeEach, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../tests/fixtures/manual-clock.ts';
import { createLeaderWatch, type LeaderWatch } from './leader-watch.ts';

const NOTICED_WITHIN_MS = 5_000;

let clock: ManualClock;
let watch: LeaderWatch;
let isLeader: boolean;
let isNeeded: boolean;
/** Whether the leader responds to pings. */
let isAlive: boolean;
let asked: number;
let silent: number;

beforeEach(() => {
  clock = createManualClock(1_000);
  isLeader = false;
  isNeeded = true;
  isAlive = true;
  asked = 0;
  silent = 0;
  watch = createLeaderWatch({
    environment: clock,
    isLeader: () => isLeader,
    isNeeded: () => isNeeded,
    ask() {
      asked += 1;
      if (isAlive) watch.heard();
    },
    onSilent: () => {
      silent += 1;
    },
  });
  watch.start();
});

test('a leader that answers is left alone', () => {
  clock.advance(60_000);
  expect(asked).toBeGreaterThan(10);
  expect(silent).toBe(0);
});

test('a leader that falls silent at any moment is noticed within five seconds', () => {
  for (let aliveMs = 0; aliveMs < 5_000; aliveMs += 250) {
    isAlive = true;
    silent = 0;
    watch.start();
    clock.advance(aliveMs);
    isAlive = false;
    clock.advance(NOTICED_WITHIN_MS - 1);
    expect(silent, `silent after ${aliveMs} ms`).toBeGreaterThan(0);
  }
});

test('nobody asks while no tab is visible, and the check goes on with the first that is', () => {
  isNeeded = false;
  isAlive = false;
  watch.start();
  const before = asked;
  clock.advance(60_000);
  expect(asked).toBe(before);
  isNeeded = true;
  clock.advance(NOTICED_WITHIN_MS);
  expect(silent).toBeGreaterThan(0);
});

test('who leads itself asks nobody, and begins anew after it has lost the lead', () => {
  isLeader = true;
  clock.advance(10_000);
  const before = asked;
  clock.advance(60_000);
  expect(asked).toBe(before);
  expect(clock.pending()).toBe(0);
  isLeader = false;
  isAlive = false;
  watch.start();
  clock.advance(NOTICED_WITHIN_MS);
  expect(silent).toBeGreaterThan(0);
});
