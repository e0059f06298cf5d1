import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

const NOON = 'Sun, 22 Nov 2026 12:00:00 GMT';
const NOON_MS = Date.parse(NOON);
const DAY_MS = 86_400_000;

function listen() {
  const told: number[] = [];
  return { told, clock: createServerClock((offsetMs) => told.push(offsetMs)) };
}

test('a clock that is right to the minute is right', () => {
  const { told, clock } = listen();
  for (const latenessMs of [-59_999, 0, 59_999]) clock.heard(NOON, NOON_MS + latenessMs);
  expect(told).toEqual([]);
});

test('a clock that is a whole minute wrong is wrong, and so is one that went wrong by another', () => {
  const { told, clock } = listen();
  clock.heard(NOON, NOON_MS + 60_000);
  clock.heard(NOON, NOON_MS + 120_000);
  clock.heard(NOON, NOON_MS + 60_001);
  expect(told).toEqual([-60_000, -120_000]);
});

test('a clock that is a day wrong is told once, and again when it was set right', () => {
  const { told, clock } = listen();
  clock.heard(NOON, NOON_MS - DAY_MS);
  clock.heard(NOON, NOON_MS - DAY_MS + 30_000);
  clock.heard(NOON, NOON_MS + 10);
  expect(told).toEqual([DAY_MS, 0]);
});

test('what was known before is not told again', () => {
  const { told, clock } = listen();
  clock.adopt(-DAY_MS);
  clock.heard(NOON, NOON_MS + DAY_MS);
  expect(told).toEqual([]);
});

test('an answer without a time that can be read says nothing', () => {
  const { told, clock } = listen();
  for (const date of [null, '', 'yesterday']) clock.heard(date, 0);
  expect(told).toEqual([]);
});

test('an offset that was lost in storage is told again, also that the clock is right', () => {
  const { told, clock } = listen();
  clock.heard(NOON, NOON_MS - DAY_MS);
  clock.forget();
  clock.heard(NOON, NOON_MS - DAY_MS);
  clock.forget();
  clock.heard(NOON, NOON_MS);
  expect(told).toEqual([DAY_MS, DAY_MS, 0]);
});
