import { expect, test } from 'vitest';
import { firstWord } from './first-word.ts';

test('the first word of a name is short enough for a bar and a heading, however long the name is', () => {
  expect(firstWord(' Anna Maria ')).toBe('Anna');
  expect(firstWord('x'.repeat(20))).toBe('x'.repeat(20));
  expect(firstWord('x'.repeat(150))).toBe(`${'x'.repeat(19)}…`);
  expect(firstWord('')).toBe('');
});
