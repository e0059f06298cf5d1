import { expect, test } from 'vitest';
import type { Failure } from '../public/failure.ts';
import { isOfUserAlone, stateAfter } from './poll-outcome.ts';

const failed = (...failures: Failure[]) =>
  failures.map((failure) => ({ status: 'failed', failure, retryAfterMs: null }) as const);

const OFFLINE: Failure = { status: 'offline' };
const FOREIGN: Failure = { status: 'foreign-answer' };
const DOWN: Failure = { status: 'server-failed', httpStatus: 500 };

test('a poll without a failure is well, and one with any is not', () => {
  expect(stateAfter([])).toBe('ok');
  expect(stateAfter(failed(DOWN))).toBe('failing');
});

test('what answers in the place of the server explains a missing connection, and that explains a failure', () => {
  expect(stateAfter(failed(DOWN, OFFLINE, FOREIGN))).toBe('foreign');
  expect(stateAfter(failed(DOWN, OFFLINE))).toBe('offline');
});

test('a user that could not be stored or read says nothing of chats and likes, any other failure does', () => {
  const alone: Failure[] = [
    { status: 'storage-failed', cause: 'quota' },
    { status: 'server-failed', httpStatus: null },
  ];
  expect(alone.map(isOfUserAlone)).toEqual([true, true]);
  expect([OFFLINE, FOREIGN, DOWN].map(isOfUserAlone)).toEqual([false, false, false]);
});
