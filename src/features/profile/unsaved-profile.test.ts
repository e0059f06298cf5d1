import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUnsavedProfile, keepUnsavedProfile, readUnsavedProfile } from './unsaved-profile.ts';

const ACCOUNT_ID = 7;
const TYPED = { personal: 'Likes the sea.', fields: { interests: ['music'] } };

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
  keepUnsavedProfile(ACCOUNT_ID, { personal: 'Likes' });
  keepUnsavedProfile(ACCOUNT_ID, TYPED);
  expect(readUnsavedProfile(ACCOUNT_ID)).toEqual(TYPED);
  expect(readUnsavedProfile(8)).toBeUndefined();
});

test('that all changes were taken back is kept too: older ones do not come back', () => {
  keepUnsavedProfile(ACCOUNT_ID, TYPED);
  keepUnsavedProfile(ACCOUNT_ID, null);
  expect(readUnsavedProfile(ACCOUNT_ID)).toBeNull();
});

test('once stored it is forgotten, unless more was typed since', () => {
  keepUnsavedProfile(ACCOUNT_ID, TYPED);
  forgetUnsavedProfile(ACCOUNT_ID, { personal: 'Likes' });
  expect(readUnsavedProfile(ACCOUNT_ID)).toEqual(TYPED);
  forgetUnsavedProfile(ACCOUNT_ID, TYPED);
  expect(stored.size).toBe(0);
});

test('what is no draft is not read', () => {
  keepUnsavedProfile(ACCOUNT_ID, TYPED);
  for (const text of ['{', '5', '"text"', '[]'])
    for (const key of stored.keys()) {
      stored.set(key, text);
      expect(readUnsavedProfile(ACCOUNT_ID)).toBeUndefined();
    }
});
