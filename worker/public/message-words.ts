import { plainLetters } from './name-words.ts';

/** Limits of what is stored for one message. */
const WORDS_MAX = 200;
const WORD_MAX_LENGTH = 32;

/** A run of letters and digits with their accents, or one emoji. */
const PIECE = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;
/** Scripts that put no space between words: only a dictionary can split them. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** A word as it is searched for, and where it stands in the text, in UTF-16 units. */
export interface TextWord {
  word: string;
  start: number;
  end: number;
}

/**
 * Returns the words of a message or a search text in reading order: lowercase, without accents, at most 32 characters
 * each. "L’été, www.example.com" gives `l`, `ete`, `www`, `example`, `com`. Emoji count as words.
 */
export function textWords(text: string): TextWord[] {
  const found: TextWord[] = [];
  for (const match of text.matchAll(PIECE)) {
    for (const { segment, index } of segments(match[0])) {
      const start = match.index + index;
      // Some characters come apart: "½" has the words `1` and `2`.
      for (const [word] of plainLetters(segment).matchAll(PIECE)) {
        found.push({ word: [...word].slice(0, WORD_MAX_LENGTH).join(''), start, end: start + segment.length });
      }
    }
  }
  return found;
}

/** Returns the distinct words that a message is found by, at most 200. */
export function messageWords(text: string): string[] {
  return [...new Set(textWords(text).map(({ word }) => word))].slice(0, WORDS_MAX);
}

let segmenter: Intl.Segmenter | undefined;

function segments(piece: string): Iterable<{ segment: string; index: number }> {
  // Firefox before 125 has no segmenter.
  if (!UNSPACED.test(piece) || !('Segmenter' in Intl)) return [{ segment: piece, index: 0 }];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return segmenter.segment(piece);
}

/**
 * Length of the periods that entries begin with. A search walks them from the newest, so that a word which stands in
 * every second of 100,000 messages costs no more than one month's messages.
 */
const PERIOD_MS = 30 * 86_400_000;
/** Digits of a period in base 36, and of a time: both sort as texts. */
const PERIOD_DIGITS = 3;
const TIME_DIGITS = 9;

/** Returns the entry of a word in the index. Entries of one period stand together. */
export function wordEntry(period: string, word: string): string {
  return period + word;
}

/** Returns the period of a time in milliseconds since 1970. */
export function periodAt(atMs: number): string {
  return base36(Math.floor(atMs / PERIOD_MS), PERIOD_DIGITS);
}

export function periodOfEntry(entry: string): string {
  return entry.slice(0, PERIOD_DIGITS);
}

/** Returns the id of a message's row in the index: ids sort by the time of the message. */
export function messageWordsId(message: { key: string; sentAtMs: number }): string {
  return base36(message.sentAtMs, TIME_DIGITS) + message.key;
}

export function messageKeyOfId(id: string): string {
  return id.slice(TIME_DIGITS);
}

function base36(value: number, digits: number): string {
  const largest = 36 ** digits - 1;
  return Math.min(Math.max(Math.floor(value), 0), largest)
    .toString(36)
    .padStart(digits, '0');
}
