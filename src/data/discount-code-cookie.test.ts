import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeFor, forgetCodeAtLogout, keepCode, readKeptCode } from './discount-code-cookie.ts';
import type { SessionView } from './session-store.ts';

const member: SessionView = { status: 'member', epoch: 1, accountId: 7 };
const visitor = (cause: 'never' | 'logged-out' | 'lost'): SessionView => ({ status: 'visitor', epoch: 2, cause });

beforeEach(() => {
  vi.stubGlobal('document', createCookieJar());
});
afterEach(() => vi.unstubAllGlobals());

/** A document as far as its cookies go. */
function createCookieJar(): { cookie: string } {
  const jar = new Map<string, string>();
  return {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text) {
      const [, name = '', value = '', maxAge] = /^([^=]+)=([^;]*); max-age=(\d+)/.exec(text) ?? [];
      if (maxAge === '0') jar.delete(name);
      else jar.set(name, value);
    },
  };
}

test('a code says whose it is, also one with a slash', () => {
  keepCode({ accountId: 7, code: 'SPRING/24' });
  expect(readKeptCode(document.cookie)).toEqual({ accountId: 7, code: 'SPRING/24' });
  keepCode({ accountId: null, code: '24/SPRING' });
  expect(readKeptCode(document.cookie)).toEqual({ accountId: null, code: '24/SPRING' });
});

test('a code that an earlier version stored is nobody’s yet, and one that is none does not count', () => {
  expect(readKeptCode('rendezvous_discount_code=SPRING')).toEqual({ accountId: null, code: 'SPRING' });
  for (const value of ['', '7/', encodeURIComponent(`/${'x'.repeat(41)}`), '%']) {
    expect(readKeptCode(`rendezvous_discount_code=${value}`), value).toBeNull();
  }
});

test('a visitor’s code counts for whoever signs up or logs in, a member’s for that member alone', () => {
  keepCode({ accountId: null, code: 'SPRING' });
  expect([null, 7, 8].map((accountId) => codeFor(readKeptCode(document.cookie), accountId))).toEqual([
    'SPRING',
    'SPRING',
    'SPRING',
  ]);
  keepCode({ accountId: 7, code: 'SPRING' });
  expect([null, 7, 8].map((accountId) => codeFor(readKeptCode(document.cookie), accountId))).toEqual([
    null,
    'SPRING',
    null,
  ]);
});

test('a logout takes the code of the member along', () => {
  keepCode({ accountId: 7, code: 'SPRING' });
  forgetCodeAtLogout(member, visitor('logged-out'));
  expect(document.cookie).toBe('');
});

test.each([
  ['a session that was lost', member, visitor('lost')],
  ['a login', visitor('never'), member],
  ['a start of the app long after a logout', { status: 'starting' } as const, visitor('logged-out')],
])('%s leaves the code', (_, before, next) => {
  keepCode({ accountId: null, code: 'SPRING' });
  forgetCodeAtLogout(before, next);
  expect(readKeptCode(document.cookie)).toEqual({ accountId: null, code: 'SPRING' });
});
