import { expect, test } from 'vitest';
import { MEMBER_MARK, markAfter, parseUnstoredEnd } from './member-mark.ts';
import type { Session } from './session.ts';

const visitor = (cause: 'logged-out' | 'deleted' | 'lost' | 'never'): Session => ({
  status: 'visitor',
  epoch: 2,
  cause,
});
const member = (accountId: number): Session => ({ status: 'member', epoch: 3, accountId });

test('a mark tells of no end where a member is logged in, where nobody is, and where it cannot be read', () => {
  for (const mark of [MEMBER_MARK, null, '', 'yes', 'left7']) expect(parseUnstoredEnd(mark), String(mark)).toBeNull();
});

test('a logout is noted with its account, and that the server may not have heard of it', () => {
  const mark = markAfter(MEMBER_MARK, 7, visitor('logged-out'));
  expect(parseUnstoredEnd(mark)).toEqual({ isLogoutPending: true, left: [7], lost: [] });
});

test('an account that was deleted has left, and no logout is to be told', () => {
  expect(parseUnstoredEnd(markAfter(MEMBER_MARK, 7, visitor('deleted')))).toEqual({
    isLogoutPending: false,
    left: [7],
    lost: [],
  });
});

test('a session that the server ended is noted as lost', () => {
  expect(parseUnstoredEnd(markAfter(null, 7, visitor('lost')))).toEqual({
    isLogoutPending: false,
    left: [],
    lost: [7],
  });
});

test('who logs in afterwards is told apart from those who left, and no logout ends the new session', () => {
  const left = markAfter(MEMBER_MARK, 7, visitor('logged-out'));
  const other = markAfter(left, null, member(8));
  expect(parseUnstoredEnd(other)).toEqual({ isLogoutPending: false, left: [7], lost: [] });
  const both = markAfter(other, 8, visitor('logged-out'));
  expect(parseUnstoredEnd(both)).toEqual({ isLogoutPending: true, left: [7, 8], lost: [] });
  expect(parseUnstoredEnd(markAfter(both, null, member(7)))).toMatchObject({ left: [8] });
});

test('a tab that is refused after another one has logged out takes nothing of that back', () => {
  const left = markAfter(MEMBER_MARK, 7, visitor('logged-out'));
  expect(markAfter(left, 7, visitor('lost'))).toBe(left);
});

test('a member who comes back has not left', () => {
  const lost = markAfter(MEMBER_MARK, 7, visitor('lost'));
  expect(markAfter(lost, null, member(7))).toBe(MEMBER_MARK);
});

test('a tab in which nobody was logged in changes nothing', () => {
  for (const mark of [MEMBER_MARK, null, 'ended.left7']) {
    expect(markAfter(mark, null, visitor('logged-out'))).toBe(mark);
    expect(markAfter(mark, null, visitor('never'))).toBe(mark);
  }
});
