import { expect, test } from 'vitest';
import { loginProblemText } from './login-problem.ts';

const t = (id: string, values?: object) => (values === undefined ? id : `${id} ${JSON.stringify(values)}`);

test('a wrong pair does not tell which half is wrong', () => {
  expect(loginProblemText({ status: 'wrong-credentials' }, t)).toBe('login.wrong_credentials');
});

test('the time to wait is said in seconds up to a minute, then in minutes, always rounded up', () => {
  expect(loginProblemText({ status: 'too-many-requests', retryAfterS: 0 }, t)).toBe(
    'login.too_many_seconds {"count":1}',
  );
  expect(loginProblemText({ status: 'too-many-requests', retryAfterS: 60 }, t)).toBe(
    'login.too_many_seconds {"count":60}',
  );
  expect(loginProblemText({ status: 'too-many-requests', retryAfterS: 61 }, t)).toBe(
    'login.too_many_minutes {"count":2}',
  );
});

test('a refused form reads as trouble of the server', () => {
  expect(loginProblemText({ status: 'session-lost' }, t)).toBe('login.server_failed');
});
