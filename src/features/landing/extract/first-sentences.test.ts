import { expect, test } from 'vitest';
import { firstSentences } from './first-sentences.ts';

test('as many whole sentences as have room', () => {
  const text = 'Mother tongue: sarcasm. Second language: kindness. Most evenings you will find me cooking.';
  expect(firstSentences(text, 60)).toBe('Mother tongue: sarcasm. Second language: kindness.');
  expect(firstSentences(text, 200)).toBe(text);
});

test('the first one always, however long it is', () => {
  expect(firstSentences('A sentence that is longer than its room. Another.', 10)).toBe(
    'A sentence that is longer than its room.',
  );
});

test('a stop within a word ends nothing, and a text without an end is whole', () => {
  expect(firstSentences('I like v2.0 of me. Really.', 10)).toBe('I like v2.0 of me.');
  expect(firstSentences('no end', 3)).toBe('no end');
  expect(firstSentences('', 3)).toBe('');
});
