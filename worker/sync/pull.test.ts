import { expect, test } from 'vitest';
import { pullFailure, pullWritten } from './pull.ts';

test('a pull that finds the session gone says so', () => {
  expect(pullFailure({ kind: 'http', status: 403, error: null, retryAfterMs: null })).toEqual({
    status: 'session-lost',
  });
});

test('a pull that was given up has ended, and has not failed', () => {
  expect(pullFailure({ kind: 'aborted' })).toEqual({ status: 'ended' });
});

test('a failed pull tells why, and when the server wants to be asked again', () => {
  expect(pullFailure({ kind: 'network' })).toEqual({
    status: 'failed',
    failure: { status: 'offline' },
    retryAfterMs: null,
  });
  expect(pullFailure({ kind: 'contract', operation: 'GET /a', violations: [] })).toEqual({
    status: 'failed',
    failure: { status: 'server-failed', httpStatus: null },
    retryAfterMs: null,
  });
  expect(pullFailure({ kind: 'http', status: 503, error: null, retryAfterMs: 9_000 })).toEqual({
    status: 'failed',
    failure: { status: 'server-failed', httpStatus: 503 },
    retryAfterMs: 9_000,
  });
});

test('a pull is done once it is stored; a session that ended meanwhile ends it, a full device fails it', () => {
  expect(pullWritten({ status: 'written', value: 1 })).toEqual({ status: 'ok' });
  expect(pullWritten({ status: 'session-ended' })).toEqual({ status: 'ended' });
  expect(pullWritten({ status: 'storage-failed', cause: 'quota' })).toEqual({
    status: 'failed',
    failure: { status: 'storage-failed', cause: 'quota' },
    retryAfterMs: null,
  });
});
