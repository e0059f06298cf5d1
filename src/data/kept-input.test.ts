import { expect, test } from 'vitest';
import { KeptInput } from './kept-input.ts';

const PLACE = { accountId: 7, about: '221' };

test('what was typed is found again in its own form by the same account, and by nobody else', () => {
  const kept = new KeptInput<{ text: string }>();
  kept.keep(PLACE, { text: 'Sends links.' });
  kept.keep({ ...PLACE, about: '222' }, { text: 'Another one.' });
  expect(kept.read(PLACE)).toEqual({ text: 'Sends links.' });
  expect(kept.read({ ...PLACE, accountId: 8 })).toBeNull();
  expect(kept.read({ ...PLACE, accountId: null })).toBeNull();
});

test('what was handed in is not found again', () => {
  const kept = new KeptInput<{ text: string }>();
  kept.keep(PLACE, { text: 'Sends links.' });
  kept.keep(PLACE, null);
  expect(kept.read(PLACE)).toBeNull();
});

test('a form that is rendered at the address of the next page leaves what was typed at its own', () => {
  const kept = new KeptInput<{ text: string }>();
  const typed = { text: 'My photo.' };
  kept.keep({ accountId: 7, about: 'kind=privacy' }, typed);
  kept.keep({ accountId: 7, about: '' }, typed);
  expect(kept.read({ accountId: 7, about: 'kind=privacy' })).toBe(typed);
  expect(kept.read({ accountId: 7, about: '' })).toBeNull();
});

test('what was typed before it was known who is logged in becomes that account’s, and nobody else’s', () => {
  const kept = new KeptInput<{ text: string }>();
  const typed = { text: 'My photo.' };
  kept.keep({ accountId: 'unknown', about: '221' }, typed);
  expect(kept.read(PLACE)).toBe(typed);
  expect(kept.read({ ...PLACE, accountId: 8 })).toBeNull();
  expect(kept.read({ ...PLACE, accountId: null })).toBeNull();
});

test('what is sent again from the same form has the same key until its answer was shown there', () => {
  const kept = new KeptInput<{ text: string }>();
  const first = kept.attemptId(PLACE, { text: 'Sends links.' });
  expect(kept.attemptId(PLACE, { text: 'Sends links.' })).toBe(first);
  expect(kept.attemptId({ ...PLACE, about: '222' }, { text: 'Sends links.' })).not.toBe(first);
  kept.keep(PLACE, null);
  expect(kept.attemptId(PLACE, { text: 'Sends links.' })).toBe(first);
  kept.settle(PLACE);
  expect(kept.attemptId(PLACE, { text: 'Sends links.' })).not.toBe(first);
});

test('what was changed before it is sent again is another one', () => {
  const kept = new KeptInput<{ text: string }>();
  const first = kept.attemptId(PLACE, { text: 'Sends links.' });
  expect(kept.attemptId(PLACE, { text: 'Sends links to all.' })).not.toBe(first);
});
