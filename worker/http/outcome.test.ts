import { expect, test } from 'vitest';
import { isBusy, isFirstStillRunning, isNotFound, isReached, isSessionLost } from './outcome.ts';

const http = (status: number) => ({ kind: 'http', status, error: null, retryAfterMs: null }) as const;

const told = (status: number, error: string) =>
  ({ kind: 'http', status, error: { error, message: 'No.' }, retryAfterMs: null }) as const;

test('that there is no such thing is the word of the API alone, not of a web server in its place', () => {
  expect(isNotFound(told(404, 'not_found'))).toBe(true);
  expect(isNotFound(http(404))).toBe(false);
  expect(isNotFound(told(410, 'gone'))).toBe(false);
  expect(isNotFound({ kind: 'network' })).toBe(false);
});

test('only a conflict that says so means that the first request still runs', () => {
  expect(isFirstStillRunning(told(409, 'idempotency_running'))).toBe(true);
  expect(isFirstStillRunning(told(409, 'order_open'))).toBe(false);
  expect(isFirstStillRunning(told(422, 'idempotency_running'))).toBe(false);
  expect(isFirstStillRunning(http(409))).toBe(false);
  expect(isFirstStillRunning({ kind: 'network' })).toBe(false);
  expect(isBusy(told(409, 'idempotency_running'))).toBe(true);
  expect(isBusy(told(422, 'idempotency_running'))).toBe(false);
});

test('a write that was refused since the session is another member’s by now has lost it too', () => {
  expect(isSessionLost(told(409, 'other_account'))).toBe(true);
  expect(isSessionLost(told(409, 'order_open'))).toBe(false);
  expect(isSessionLost(told(422, 'other_account'))).toBe(false);
});

test('a 401 and a 403 mean that the session is lost, and nothing else does', () => {
  expect([401, 403].map((status) => isSessionLost(http(status)))).toEqual([true, true]);
  expect([200, 400, 402, 404, 409, 500].some((status) => isSessionLost(http(status)))).toBe(false);
  expect(isSessionLost({ kind: 'network' })).toBe(false);
  expect(isSessionLost({ kind: 'ok', data: null })).toBe(false);
});

test('an answer of the server shows that it is reached, none or a stranger’s that it is not, and the rest tells nothing', () => {
  const strange = { operation: 'GET /api/user.php', violations: [] };
  expect(isReached({ kind: 'ok', data: null })).toBe(true);
  expect(isReached(http(404))).toBe(true);
  expect(isReached({ kind: 'contract', ...strange })).toBe(true);
  expect(isReached({ kind: 'network' })).toBe(false);
  expect(isReached({ kind: 'foreign', ...strange })).toBe(false);
  expect([500, 502].map((status) => isReached(http(status)))).toEqual([null, null]);
  expect(isReached({ kind: 'aborted' })).toBeNull();
});
