import type { Row } from '@libsql/client';
import { nullableText } from '../database/columns.ts';

/** Below the limit of the contract, which counts an emoji as two. */
const EXCERPT_LENGTH = 120;

/** The column of `members` that `excerptOf` reads. */
export const EXCERPT_COLUMN = `substr(members.personal, 1, ${EXCERPT_LENGTH + 1}) AS excerpt`;

/** A text that ends before this is too short to stand for its author. */
const SENTENCES_LENGTH_MIN = 60;

/** The beginning of a member's own text: whole sentences if they are not too short, else words with "…". */
export function excerptOf(row: Row): string | null {
  const text = nullableText(row, 'excerpt');
  if (text === null || text.length <= EXCERPT_LENGTH) return text;
  const beginning = text.slice(0, EXCERPT_LENGTH);
  const sentences = /^.*[.!?](?=\s)/s.exec(beginning)?.[0] ?? '';
  if (sentences.length >= SENTENCES_LENGTH_MIN) return sentences;
  const words = beginning.split(' ');
  return `${(words.length > 1 ? words.slice(0, -1) : words).join(' ').slice(0, EXCERPT_LENGTH - 1)}…`;
}
