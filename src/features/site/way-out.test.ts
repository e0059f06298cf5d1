import { expect, test } from 'vitest';
import { stepsOut } from './way-out.ts';

const FROM_ELSEWHERE = { referrer: 'https://elsewhere.example/' };

test('who came by a link goes back to where it stands, by one step or over the pages of this site', () => {
  expect(stepsOut({ ...FROM_ELSEWHERE, length: 2, own: { index: 0, count: 1 } })).toBe(1);
  expect(stepsOut({ ...FROM_ELSEWHERE, length: 4, own: { index: 2, count: 3 } })).toBe(3);
});

test('there is nothing to go back to in a tab that the link opened, also after a page of this site was read', () => {
  expect(stepsOut({ ...FROM_ELSEWHERE, length: 1, own: { index: 0, count: 1 } })).toBeNull();
  expect(stepsOut({ ...FROM_ELSEWHERE, length: 2, own: { index: 0, count: 2 } })).toBeNull();
  expect(stepsOut({ ...FROM_ELSEWHERE, length: 3, own: { index: 2, count: 3 } })).toBeNull();
});

test('nor for who has typed the address', () => {
  expect(stepsOut({ referrer: '', length: 5, own: { index: 0, count: 1 } })).toBeNull();
});

test('where the browser tells only the length of the history, it is one step', () => {
  expect(stepsOut({ ...FROM_ELSEWHERE, length: 2, own: null })).toBe(1);
  expect(stepsOut({ ...FROM_ELSEWHERE, length: 1, own: null })).toBeNull();
});
