import { expect, test } from 'vitest';
import { isStillAsked } from './chat-with.ts';

const card = (path: string) => ({ path, isShown: true });
const toast = (path: string) => ({ path, isShown: false });

test('a chat that is asked for on a page opens from there, and not once that is left', () => {
  expect(isStillAsked(card('/members/7'), card('/members/7'))).toBe(true);
  expect(isStillAsked(card('/members/7'), card('/home'))).toBe(false);
  expect(isStillAsked(card('/search'), toast('/search'))).toBe(false);
});

test('the toast of a match opens the chat also when the card that was liked is gone by then', () => {
  expect(isStillAsked(toast('/search'), toast('/search'))).toBe(true);
  expect(isStillAsked(toast('/search'), toast('/home'))).toBe(false);
});
