import { expect, test } from 'vitest';
import { refusalOrFailure } from './refusal.ts';

const error = { error: 'wrong_password', message: 'Wrong.', fields: { password: 'wrong' } };
const http = (status: number, body: typeof error | null = error) =>
  ({ kind: 'http', status, error: body, retryAfterMs: null }) as const;

test('input that the server finds invalid is told by its fields', () => {
  expect(refusalOrFailure(http(422))).toEqual({ status: 'invalid', fields: { password: 'wrong' } });
  expect(refusalOrFailure(http(422, null))).toEqual({ status: 'invalid', fields: {} });
  expect(refusalOrFailure({ ...http(422), error: { error: 'invalid', message: 'No.' } })).toEqual({
    status: 'invalid',
    fields: {},
  });
});

test.each([404, 409, 410, 413])('the status %i is a refusal with its code', (status) => {
  expect(refusalOrFailure(http(status))).toEqual({ status: 'refused', httpStatus: status, code: 'wrong_password' });
  expect(refusalOrFailure(http(status, null))).toEqual({ status: 'refused', httpStatus: status, code: null });
});

test('what is no refusal is told as for every call', () => {
  expect(refusalOrFailure(http(500))).toEqual({ status: 'server-failed', httpStatus: 500 });
  expect(refusalOrFailure(http(401))).toEqual({ status: 'session-lost' });
  expect(refusalOrFailure({ kind: 'network' })).toEqual({ status: 'offline' });
});
