import { expect, test } from 'vitest';
import { failureText, NOT_READ, NOT_SAVED } from './failure-text.ts';

const t = (id: string, values?: object) => (values === undefined ? id : `${id} ${JSON.stringify(values)}`);

test('the time to wait is said in seconds up to a minute, then in minutes, always rounded up', () => {
  const wait = (retryAfterS: number) => failureText({ status: 'too-many-requests', retryAfterS }, t);
  expect(wait(0)).toBe('login.too_many_seconds {"count":1}');
  expect(wait(60)).toBe('login.too_many_seconds {"count":60}');
  expect(wait(61)).toBe('login.too_many_minutes {"count":2}');
});

test('a lost session is nothing to tell a visitor: the server failed', () => {
  expect(failureText({ status: 'session-lost' }, t)).toBe('problem.server');
});

test('a view that knows better what a failure means has the word', () => {
  expect(failureText({ status: 'offline' }, t, NOT_SAVED)).toBe('problem.save_offline');
  expect(failureText({ status: 'foreign-answer' }, t, NOT_SAVED)).toBe('problem.foreign');
});

test('what could not be read names no input, as there is none', () => {
  expect(failureText({ status: 'offline' }, t, NOT_READ)).toBe('problem.load_offline');
  expect(failureText({ status: 'foreign-answer' }, t, NOT_READ)).toBe('problem.load_foreign');
  expect(failureText({ status: 'storage-failed', cause: 'quota' }, t, NOT_READ)).toBe('chats.problem_quota');
});

test('a full device is called that', () => {
  expect(failureText({ status: 'storage-failed', cause: 'quota' }, t, NOT_SAVED)).toBe('chats.problem_quota');
  expect(failureText({ status: 'storage-failed', cause: 'refused' }, t)).toBe('chats.problem_storage');
});
