import { expect, test } from 'vitest';
import { messageSnippet } from './message-snippet.ts';

/** Found words in brackets. */
const marked = (text: string, search: string) =>
  messageSnippet(text, search)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

test('found words are marked as they were written, the last one from its beginning', () => {
  expect(marked('The Café in Łeba, a café!', 'cafe leb')).toBe('The [Café] in [Łeba], a [café]!');
  expect(marked('Cafeteria', 'cafe')).toBe('[Cafeteria]');
  expect(marked('Cafeteria and more', 'cafe and')).toBe('Cafeteria [and] more');
  expect(marked('No word', '!')).toBe('No word');
});

test('a long message is shown from shortly before the first word found, cut between words', () => {
  const filler = 'lorem ipsum dolor sit amet '.repeat(20);
  const snippet = marked(`${filler}needle ${filler}`, 'needle');
  expect(snippet).toMatch(
    /^…(?:lorem|ipsum|dolor|sit|amet)[a-z ]* \[needle\] lorem [a-z ]*(?:lorem|ipsum|dolor|sit|amet)…$/,
  );
  expect(snippet.length).toBeLessThan(260);
});

test('one endless word is left whole: the style sheet cuts it', () => {
  expect(marked('x'.repeat(1_000), 'x')).toBe(`[${'x'.repeat(1_000)}]`);
});

test('a character with two words is marked once', () => {
  expect(marked('½ price', '1 2')).toBe('[½] price');
});
