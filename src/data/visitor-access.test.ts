import { expect, test } from 'vitest';
import { isSignupOpen, mayVisitorsSee } from './visitor-access.ts';

test.each([
  ['other', 'none', null, true],
  ['none', 'none', 'summer', false],
  ['none', 'other', null, false],
  ['none', 'other', 'summer', true],
] as const)('visitors: %s, sent by a network: %s, network %s: %s', (search, sent, network, may) => {
  const settings = { logged_out_search: search, logged_out_search_trafficsource: sent };
  expect(mayVisitorsSee(settings, network)).toBe(may);
});

test('who may sign up', () => {
  expect(isSignupOpen({ signups: 'all' }, '')).toBe(true);
  expect(isSignupOpen({ signups: 'with_trafficsource' }, 'summer')).toBe(true);
  expect(isSignupOpen({ signups: 'with_trafficsource' }, '')).toBe(false);
  expect(isSignupOpen({ signups: 'other' }, 'summer')).toBe(false);
});
