import { expect, test } from 'vitest';
import { diagnosed, MEMBER } from './example-answer.ts';

test('a redirect to a login page', () => {
  const { findings, left } = diagnosed({ status: 302, headers: [['Location', '/login.php']], body: '' });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ code: 'php-login-redirect', actual: '302 to /login.php' });
  expect(findings[0]?.advice).toContain('http_response_code(403)');
  expect(left).toEqual([]);
});

test('the login page itself with status 200', () => {
  const { codes, left } = diagnosed({
    headers: [['Content-Type', 'text/html']],
    body: '<form><input name="p" type="password"></form>',
  });
  expect(codes).toEqual(['php-login-redirect']);
  expect(left).toEqual([]);
});

test('a redirect to somewhere else, and a right answer, are other things', () => {
  expect(diagnosed({ status: 302, headers: [['Location', '/home.php']], body: '' }).codes).toEqual([]);
  expect(diagnosed({ body: MEMBER }).codes).toEqual([]);
});
