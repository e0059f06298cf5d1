import { expect, test } from 'vitest';
import { CookieJar } from './cookie-jar.ts';

test('cookies are kept, replaced, limited to their path, and dropped when they end', () => {
  let nowMs = 0;
  const jar = new CookieJar(() => nowMs);
  jar.store([
    ['Set-Cookie', 'session=one; HttpOnly; Path=/'],
    ['set-cookie', 'part=two; Path=/api'],
    ['Set-Cookie', 'short=three; Max-Age=10'],
    ['Content-Type', 'text/html'],
  ]);
  expect(jar.header('/api/user.php')).toBe('session=one; part=two; short=three');
  expect(jar.header('/apis')).toBe('session=one; short=three');
  nowMs = 10_000;
  jar.store([['Set-Cookie', 'session=; expires=Thu, 01 Jan 1970 00:00:00 GMT']]);
  expect(jar.header('/')).toBeNull();
});
