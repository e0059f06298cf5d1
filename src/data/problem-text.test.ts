import { expect, test } from 'vitest';
import { problemText } from './problem-text.ts';

const t = (id: string, values?: object) => (values === undefined ? id : `${id} ${JSON.stringify(values)}`);

test('the time to wait is said in seconds up to a minute, then in minutes, always rounded up', () => {
  const wait = (retryAfterS: number) => problemText({ status: 'too-many-requests', retryAfterS }, t);
  expect(wait(0)).toBe('login.too_many_seconds {"count":1}');
  expect(wait(60)).toBe('login.too_many_seconds {"count":60}');
  expect(wait(61)).toBe('login.too_many_minutes {"count":2}');
});

test('a lost session is nothing to tell a visitor: the server failed', () => {
  expect(problemText({ status: 'session-lost' }, t)).toBe('problem.server');
});
