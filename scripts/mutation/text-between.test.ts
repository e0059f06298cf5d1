import { expect, test } from 'vitest';
import { textBetween } from './text-between.ts';

const SOURCE = 'first\nif (a < b) {\n  c();\n}\nlast';

test('lines and columns of a mutant count from one', () => {
  expect(textBetween(SOURCE, { start: { line: 1, column: 1 }, end: { line: 1, column: 6 } })).toBe('first');
  expect(textBetween(SOURCE, { start: { line: 2, column: 5 }, end: { line: 2, column: 10 } })).toBe('a < b');
});

test('a mutant of several lines has them all, the last one to its end', () => {
  expect(textBetween(SOURCE, { start: { line: 2, column: 12 }, end: { line: 4, column: 2 } })).toBe('{\n  c();\n}');
});
