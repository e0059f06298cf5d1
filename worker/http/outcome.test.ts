import { expect, test } from 'vitest';
import { isReached, isSessionLost } from './outcome.ts';

const http = (status: number) => ({ kind: 'http', status, error: null, retryAfterMs: null }) as const;

test('a write that was refused since the session is another member’s by now has lost it too', () => {
  const refused = (status: number, error: string) =>
    ({ kind: 'http', status, error: { error, message: 'No.' }, retryAfterMs: null }) as const;
  expect(isSessionLost(refused(409, 'other_account'))).toBe(true);
  expect(isSessionLost(refused(409, 'order_open'))).toBe(false);
  expect(isSessionLost(refused(422, 'other_account'))).toBe(false);
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
