import { expect, test } from 'vitest';
import { callFailure } from './call-failure.ts';

const http = (status: number, retryAfterMs: number | null = null) =>
  ({ kind: 'http', status, error: null, retryAfterMs }) as const;

test('a lost session is told as such, whichever of the two statuses says so', () => {
  expect(callFailure(http(401))).toEqual({ status: 'session-lost' });
  expect(callFailure(http(403))).toEqual({ status: 'session-lost' });
});

test('no answer, and a call that was given up, are told as offline', () => {
  expect(callFailure({ kind: 'network' })).toEqual({ status: 'offline' });
  expect(callFailure({ kind: 'aborted' })).toEqual({ status: 'offline' });
});

test('an answer that cannot be read has no status to tell, any other failure tells its own', () => {
  expect(callFailure({ kind: 'contract', operation: 'GET /a', violations: [] })).toEqual({
    status: 'server-failed',
    httpStatus: null,
  });
  expect(callFailure(http(500))).toEqual({ status: 'server-failed', httpStatus: 500 });
  expect(callFailure(http(404, 5_000))).toEqual({ status: 'server-failed', httpStatus: 404 });
});

test('too many requests tell in whole seconds when to come back, and a minute where the server does not say', () => {
  expect(callFailure(http(429, 1_001))).toEqual({ status: 'too-many-requests', retryAfterS: 2 });
  expect(callFailure(http(429, 0))).toEqual({ status: 'too-many-requests', retryAfterS: 0 });
  expect(callFailure(http(429))).toEqual({ status: 'too-many-requests', retryAfterS: 60 });
});
