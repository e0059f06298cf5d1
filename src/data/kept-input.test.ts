import { expect, test } from 'vitest';
import { KeptInput } from './kept-input.ts';

const PLACE = { accountId: 7, about: '221' };

test('what was typed is found again in its own form by the same account, and by nobody else', () => {
  const kept = new KeptInput<string>();
  kept.keep(PLACE, 'Sends links.');
  kept.keep({ ...PLACE, about: '222' }, 'Another one.');
  expect(kept.read(PLACE)).toBe('Sends links.');
  expect(kept.read({ ...PLACE, accountId: 8 })).toBeNull();
  expect(kept.read({ ...PLACE, accountId: null })).toBeNull();
});

test('what was handed in is not found again', () => {
  const kept = new KeptInput<string>();
  kept.keep(PLACE, 'Sends links.');
  kept.keep(PLACE, null);
  expect(kept.read(PLACE)).toBeNull();
});
