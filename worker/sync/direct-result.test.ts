import { describe, expect, test } from 'vitest';
import { directResult, withoutData } from './direct-result.ts';

const error = { error: 'too_long', message: 'Too long.', fields: { text: 'too_long' } };
const http = (status: number, body: typeof error | null = error) =>
  ({ kind: 'http', status, error: body, retryAfterMs: null }) as const;

test('an answer is handed on with its data', () => {
  expect(directResult({ kind: 'ok', data: { id: 4 } })).toEqual({ status: 'answered', data: { id: 4 } });
});

describe.each([404, 409, 410, 422])('the status %i', (status) => {
  test('is a refusal in the words of the contract', () => {
    expect(directResult(http(status))).toEqual({
      status: 'refused',
      httpStatus: status,
      error: 'too_long',
      fields: { text: 'too_long' },
    });
  });

  test('is a refusal without words when its body is none of the contract', () => {
    expect(directResult(http(status, null))).toEqual({
      status: 'refused',
      httpStatus: status,
      error: 'unknown',
      fields: {},
    });
  });
});

test('a refusal of the contract without fields has none', () => {
  expect(directResult({ ...http(409), error: { error: 'taken', message: 'Taken.' } })).toMatchObject({ fields: {} });
});

test('any other failure is told as for every call', () => {
  expect(directResult(http(500))).toEqual({ status: 'server-failed', httpStatus: 500 });
  expect(directResult(http(403))).toEqual({ status: 'session-lost' });
  expect(directResult({ kind: 'network' })).toEqual({ status: 'offline' });
});

test('an answer that says no more than that it is done loses its data, a failure keeps what it says', () => {
  expect(withoutData({ status: 'answered', data: { id: 4 } })).toEqual({ status: 'answered', data: null });
  expect(withoutData({ status: 'offline' })).toEqual({ status: 'offline' });
});
