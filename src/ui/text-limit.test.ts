import { expect, test } from 'vitest';
import { cutTo, excessOf } from './text-limit.ts';

test.each([
  ['', 3, 0],
  ['abc', 3, 0],
  ['abcd', 3, 1],
  ['\u{1F984}\u{1F984}\u{1F984}', 3, 0],
  ['\u{1F984}\u{1F984}\u{1F984}x', 3, 1],
])('%j may hold %d: %d too many', (text, limit, excess) => {
  expect(excessOf(text, limit)).toBe(excess);
});

test('a text is cut to its limit between two characters', () => {
  expect(cutTo('abc', 3)).toBe('abc');
  expect(cutTo('ab\u{1F984}\u{1F984}', 3)).toBe('ab\u{1F984}');
});
