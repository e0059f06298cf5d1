import { expect, test } from 'vitest';
import { readKeptToken, readLinkToken } from './link-token.ts';

const TOKEN = 'demo-password-ready';

test('the token of a link is read from its address, and after a reload from the history', () => {
  expect(readLinkToken(`?x=1&token=${TOKEN}`)).toBe(TOKEN);
  expect(readKeptToken({ entry: 'a', token: TOKEN })).toBe(TOKEN);
});

test('what cannot be a token is none', () => {
  for (const search of ['', '?token=', '?token=x', `?token=${TOKEN}%20`]) expect(readLinkToken(search)).toBeNull();
  for (const state of [null, 'token', {}, { token: 7 }, { token: 'x' }]) expect(readKeptToken(state)).toBeNull();
});
