import { describe, expect, test } from 'vitest';
import { failureOf } from './failure.ts';

const error = { error: 'wrong_password', message: 'Wrong.', fields: { password: 'wrong' } };
const http = (status: number, retryAfterMs: number | null = null, body: typeof error | null = error) =>
  ({ kind: 'http', status, error: body, retryAfterMs }) as const;

test('a lost session is told as such, whichever of the two statuses says so', () => {
  expect(failureOf(http(401))).toEqual({ status: 'session-lost' });
  expect(failureOf(http(403))).toEqual({ status: 'session-lost' });
});

test('no answer, and a call that was given up, are told as offline', () => {
  expect(failureOf({ kind: 'network' })).toEqual({ status: 'offline' });
  expect(failureOf({ kind: 'aborted' })).toEqual({ status: 'offline' });
});

test('what answers in the place of the server is told as such', () => {
  expect(failureOf({ kind: 'foreign', operation: 'GET /a', violations: [] })).toEqual({ status: 'foreign-answer' });
});

test('an answer that cannot be read has no status to tell, any other failure tells its own', () => {
  expect(failureOf({ kind: 'contract', operation: 'GET /a', violations: [] })).toEqual({
    status: 'server-failed',
    httpStatus: null,
  });
  expect(failureOf(http(500))).toEqual({ status: 'server-failed', httpStatus: 500 });
  expect(failureOf(http(402))).toEqual({ status: 'server-failed', httpStatus: 402 });
});

test('too many requests tell in whole seconds when to come back, and a minute where the server does not say', () => {
  expect(failureOf(http(429, 1_001))).toEqual({ status: 'too-many-requests', retryAfterS: 2 });
  expect(failureOf(http(429, 0))).toEqual({ status: 'too-many-requests', retryAfterS: 0 });
  expect(failureOf(http(429))).toEqual({ status: 'too-many-requests', retryAfterS: 60 });
});

test('a press while the first request still runs is told when to come again: nothing was refused', () => {
  const running = { error: 'idempotency_running', message: 'The first request still runs.' };
  const told = (retryAfterMs: number | null) => failureOf({ kind: 'http', status: 409, error: running, retryAfterMs });
  expect(told(3_000)).toEqual({ status: 'too-many-requests', retryAfterS: 3 });
  expect(told(null)).toEqual({ status: 'too-many-requests', retryAfterS: 10 });
});

describe.each([404, 409, 410, 413, 422])('the status %i', (status) => {
  test('is a refusal in the words of the contract', () => {
    expect(failureOf(http(status))).toEqual({
      status: 'refused',
      httpStatus: status,
      error: 'wrong_password',
      fields: { password: 'wrong' },
    });
  });
});

test.each([409, 413, 422])(
  'the status %i is a refusal without words when its body is none of the contract',
  (status) => {
    const refusal = { status: 'refused', httpStatus: status, error: 'unknown', fields: {} };
    expect(failureOf(http(status, null, null))).toEqual(refusal);
  },
);

test.each([404, 405, 410])('a web server that has no such file, with %i, has refused nothing', (status) => {
  expect(failureOf(http(status, null, null))).toEqual({ status: 'server-failed', httpStatus: status });
});

test('a refusal of the contract without fields has none', () => {
  const taken = { ...http(409), error: { error: 'taken', message: 'Taken.' } };
  expect(failureOf(taken)).toMatchObject({ error: 'taken', fields: {} });
});
