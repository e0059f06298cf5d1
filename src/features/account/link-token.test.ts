import { expect, test } from 'vitest';
import { readLinkToken } from './link-token.ts';

test('a token of the contract is taken', () => {
  expect(readLinkToken('token=q1Zk3x_8rT0wYv5uLmN2b-Aa')).toBe('q1Zk3x_8rT0wYv5uLmN2b-Aa');
});

test.each(['', 'token=', 'token=short', 'token=%3Cscript%3Ealert(1)', `token=${'a'.repeat(201)}`])(
  'what a mail program broke or somebody made up is none: %s',
  (search) => {
    expect(readLinkToken(search)).toBeNull();
  },
);
