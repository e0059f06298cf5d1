import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['ab cd', 4, 'ab…'],
  ['\u{1F984}\u{1F984}\u{1F984}', 3, '\u{1F984}\u{1F984}\u{1F984}'],
  ['\u{1F984}\u{1F984}\u{1F984}x', 3, '\u{1F984}\u{1F984}…'],
])('%j in at most %d characters: %j', (text, limit, shown) => {
  expect(shortened(text, limit)).toBe(shown);
});
