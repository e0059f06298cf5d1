import { expect, test } from 'vitest';
import { RELOAD_GUARD_MS } from '../../worker/public/constants.ts';
import { takeReload } from './reload-guard.ts';

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      items.set(key, value);
    },
  };
}

test('the same path reloads once in ten seconds, and again after them', () => {
  const storage = memoryStorage();
  expect(takeReload('/chats', () => storage, 1000)).toBe(true);
  expect(takeReload('/chats', () => storage, 1000 + RELOAD_GUARD_MS - 1)).toBe(false);
  expect(takeReload('/chats', () => storage, 1000 + RELOAD_GUARD_MS)).toBe(true);
});

test('another path reloads at once', () => {
  const storage = memoryStorage();
  expect(takeReload('/chats', () => storage, 1000)).toBe(true);
  expect(takeReload('/likes', () => storage, 1001)).toBe(true);
});

test('a clock that was set back does not block', () => {
  const storage = memoryStorage();
  expect(takeReload('/chats', () => storage, 50_000)).toBe(true);
  expect(takeReload('/chats', () => storage, 1000)).toBe(true);
});

test('without storage nothing reloads', () => {
  const refuse = () => {
    throw new Error('storage is refused');
  };
  expect(takeReload('/chats', refuse, 1000)).toBe(false);
});
