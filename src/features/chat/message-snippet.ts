import { type TextWord, textWords } from '../../../worker/public/message-words.ts';
import { wantedWords } from './find-messages.ts';

/** A message longer than this is shown from shortly before the first word found. */
const LEAD_MAX_LENGTH = 40;
const KEPT_LEAD_LENGTH = 24;
const SNIPPET_MAX_LENGTH = 240;

export interface SnippetPart {
  text: string;
  /** Whether this is a word of the search. */
  isFound: boolean;
}

/** Returns the part of a message around the first word found, cut between words, with all found words marked. */
export function messageSnippet(text: string, searchText: string): SnippetPart[] {
  const wanted = wantedWords(searchText);
  const words = textWords(text);
  const found = words.filter(
    ({ word }) => wanted !== null && (word.startsWith(wanted.prefix) || wanted.whole.includes(word)),
  );
  const start = startOf(words, found[0]?.start ?? 0);
  const end = endOf(words, start, text.length);
  const parts: SnippetPart[] = [];
  const add = (part: string, isFound: boolean) => {
    if (part !== '') parts.push({ text: part, isFound });
  };
  if (start > 0) add('…', false);
  let position = start;
  for (const word of found) {
    // "½" has two words at one place.
    if (word.start < position || word.end > end) continue;
    add(text.slice(position, word.start), false);
    add(text.slice(word.start, word.end), true);
    position = word.end;
  }
  add(text.slice(position, end), false);
  if (end < text.length) add('…', false);
  return parts;
}

function startOf(words: readonly TextWord[], foundAt: number): number {
  if (foundAt <= LEAD_MAX_LENGTH) return 0;
  return words.find(({ start }) => start >= foundAt - KEPT_LEAD_LENGTH)?.start ?? 0;
}

function endOf(words: readonly TextWord[], start: number, length: number): number {
  if (length - start <= SNIPPET_MAX_LENGTH) return length;
  return words.findLast(({ end }) => end <= start + SNIPPET_MAX_LENGTH && end > start)?.end ?? length;
}
