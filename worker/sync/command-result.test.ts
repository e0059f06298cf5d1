import { expect, test } from 'vitest';
import { commandResult } from './command-result.ts';

test('a command whose transaction was written ends as that said', () => {
  const value = { status: 'invalid', problem: 'unknown-intent' } as const;
  expect(commandResult({ status: 'written', value })).toEqual(value);
});

test('a command of a session that has ended says that there is none', () => {
  expect(commandResult({ status: 'session-ended' })).toEqual({ status: 'session-lost' });
});

test('a command that the browser did not store says why', () => {
  expect(commandResult({ status: 'storage-failed', cause: 'quota' })).toEqual({
    status: 'storage-failed',
    cause: 'quota',
  });
});
