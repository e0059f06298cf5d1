import { expect, test } from 'vitest';
import { isWordTyped } from './is-word-typed.ts';

test('the word counts in any case, also when it was composed of parts', () => {
  expect(isWordTyped(' LÖSCHEN ', 'löschen')).toBe(true);
  expect(isWordTyped('lo\u0308schen', 'löschen')).toBe(true);
});

test.each(['', 'lösche', 'löschen!', 'delete'])('%j is not the word', (typed) => {
  expect(isWordTyped(typed, 'löschen')).toBe(false);
});
