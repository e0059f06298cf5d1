import { expect, test } from 'vitest';
import { spoiltText } from './spoilt-text.ts';

test.each([
  ['KÃ¶ln', '/city', 'read-twice'],
  ['Å\u0081ukasz', '/name', 'read-twice'],
  ['K\ufffdln', '/city', 'replaced'],
  ['K&ouml;ln', '/city', 'entities'],
  ['Tom &amp; Co', '/name', 'entities'],
])('%s at %s is %s', (text, pointer, how) => {
  expect(spoiltText(text, pointer)).toBe(how);
});

test.each([
  ['Köln', '/city'],
  ['Ãlvaro', '/name'],
  ['Ünsal & Söhne', '/name'],
  ['Use &amp; in HTML.', '/messages/0/text'],
  ['Cats &amp; dogs', '/profiles/3/excerpt'],
  ['<p>&amp;</p>', '/sections/0/html'],
  ['CÂ£5 and שלום', '/name'],
])('%s at %s is left alone', (text, pointer) => {
  expect(spoiltText(text, pointer)).toBeNull();
});
