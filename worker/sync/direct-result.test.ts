import { expect, test } from 'vitest';
import { directResult, withoutData } from './direct-result.ts';

test('an answer is handed on with its data, and a failure is told as for every call', () => {
  expect(directResult({ kind: 'ok', data: { id: 4 } })).toEqual({ status: 'answered', data: { id: 4 } });
  expect(directResult({ kind: 'network' })).toEqual({ status: 'offline' });
});

test('an answer that says no more than that it is done loses its data, a failure keeps what it says', () => {
  expect(withoutData({ status: 'answered', data: { id: 4 } })).toEqual({ status: 'answered', data: null });
  expect(withoutData({ status: 'offline' })).toEqual({ status: 'offline' });
});
