import { expect, test } from 'vitest';
import { watchAttention } from './attention.ts';

function watched() {
  const page = new EventTarget();
  const ended = new AbortController();
  const clock = { nowMs: 0 };
  return { page, ended, clock, attention: watchAttention(page, () => clock.nowMs, ended.signal) };
}

test('a page is looked at when it opens and for a minute after each sign of a person', () => {
  const { page, clock, attention } = watched();
  clock.nowMs = 59_999;
  expect(attention.isThere()).toBe(true);
  clock.nowMs = 60_000;
  expect(attention.isThere()).toBe(false);
  page.dispatchEvent(new Event('pointermove'));
  expect(attention.isThere()).toBe(true);
  clock.nowMs = 120_000;
  expect(attention.isThere()).toBe(false);
});

test('who waits for a sign goes on with the next one', async () => {
  const { page, attention } = watched();
  let hasCome = false;
  const waiting = attention.untilSign().then(() => {
    hasCome = true;
  });
  await Promise.resolve();
  expect(hasCome).toBe(false);
  page.dispatchEvent(new Event('keydown'));
  await waiting;
  expect(hasCome).toBe(true);
});

test('once it has ended nothing is noted', () => {
  const { page, ended, clock, attention } = watched();
  ended.abort();
  clock.nowMs = 60_000;
  page.dispatchEvent(new Event('keydown'));
  expect(attention.isThere()).toBe(false);
});
