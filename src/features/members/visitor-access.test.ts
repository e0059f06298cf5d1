import { expect, test } from 'vitest';
import { mayVisitorsSee } from './visitor-access.ts';

test.each([
  ['other', 'none', null, true],
  ['none', 'none', 'summer', false],
  ['none', 'other', null, false],
  ['none', 'other', 'summer', true],
] as const)('visitors: %s, sent by a network: %s, network %s: %s', (search, sent, network, may) => {
  const settings = { logged_out_search: search, logged_out_search_trafficsource: sent };
  expect(mayVisitorsSee(settings, network)).toBe(may);
});
