import { expect, test } from 'vitest';
import { judge } from './judge.ts';

test('a call that was given up says nothing of its intent', () => {
  expect(judge({ wait: null }, { kind: 'aborted' })).toEqual({ kind: 'leave' });
});

test('a wait tells its cause and how long the server wants it to be, and no limit', () => {
  const busy = { kind: 'http', status: 503, error: null, retryAfterMs: 9_000 } as const;
  expect(judge({ wait: null }, busy)).toEqual({ kind: 'wait', cause: 'busy', retryAfterMs: 9_000 });
});
