import { expect, test } from 'vitest';
import { parseBan } from './parse-ban.ts';

test('a ban with and without an end is understood', () => {
  const until = '2026-12-24T00:00:00Z';
  expect(parseBan({ ban: { reason: 'spam', until } })).toEqual({ reason: 'spam', until });
  expect(parseBan({ ban: { reason: 'other', until: null } })).toEqual({ reason: 'other', until: null });
});

test.each([
  null,
  'ban',
  {},
  { ban: null },
  { ban: { reason: '<b>', until: null } },
  { ban: { reason: 'spam', until: 'soon' } },
])('what is no ban is none: %j', (state) => {
  expect(parseBan(state)).toBeNull();
});
