import { expect, test } from 'vitest';
import { loginPath, parseNextPath } from './next-path.ts';

test('a path of this site is kept with query and hash', () => {
  expect(parseNextPath('/chats/12?a=b#c')).toBe('/chats/12?a=b#c');
  expect(parseNextPath('/')).toBe('/');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/chats\n',
  '/a\\b',
  'https://evil.example',
  'javascript:alert(1)',
  'chats',
  '',
  '/..//evil.example',
])('what could lead elsewhere is refused: %j', (next) => {
  expect(parseNextPath(next)).toBeNull();
});

test('nothing, and the login page itself, lead nowhere', () => {
  expect(parseNextPath(null)).toBeNull();
  expect(parseNextPath('/login?next=%2Fchats')).toBeNull();
});

test('the way to login and back ends where it began', () => {
  const next = new URL(loginPath('/likes/mutual?x=1&y=2'), 'https://a.example').searchParams.get('next');
  expect(parseNextPath(next)).toBe('/likes/mutual?x=1&y=2');
});
