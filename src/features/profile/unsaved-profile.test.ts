import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUnsavedProfile, keepUnsavedProfile, readUnsavedProfile } from './unsaved-profile.ts';

const ACCOUNT_ID = 7;
const TYPED = { changes: { personal: 'Likes the sea.', fields: { interests: ['music'] } }, before: { city: 'Gouda' } };
const HALF = { changes: { personal: 'Likes' }, before: null };

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was typed last is read after a reload, by the same member alone', () => {
  expect(readUnsavedProfile(ACCOUNT_ID)).toBeUndefined();
  keepUnsavedProfile(ACCOUNT_ID, HALF);
  keepUnsavedProfile(ACCOUNT_ID, TYPED);
  expect(readUnsavedProfile(ACCOUNT_ID)).toEqual(TYPED);
  expect(readUnsavedProfile(8)).toBeUndefined();
});

test('that all changes were taken back is kept too: older ones do not come back', () => {
  const back = { changes: null, before: TYPED.changes };
  keepUnsavedProfile(ACCOUNT_ID, TYPED);
  keepUnsavedProfile(ACCOUNT_ID, back);
  expect(readUnsavedProfile(ACCOUNT_ID)).toEqual(back);
});

test('once stored it is forgotten, unless more was typed since', () => {
  keepUnsavedProfile(ACCOUNT_ID, TYPED);
  forgetUnsavedProfile(ACCOUNT_ID, HALF);
  expect(readUnsavedProfile(ACCOUNT_ID)).toEqual(TYPED);
  forgetUnsavedProfile(ACCOUNT_ID, TYPED);
  expect(stored.size).toBe(0);
});

test('what is no draft is not read', () => {
  keepUnsavedProfile(ACCOUNT_ID, TYPED);
  for (const text of ['{', '5', '"text"', '[]', 'null', '{"changes":5,"before":null}', '{"personal":"Likes"}'])
    for (const key of stored.keys()) {
      stored.set(key, text);
      expect(readUnsavedProfile(ACCOUNT_ID)).toBeUndefined();
    }
});
