import { typesOf } from '../checks/describe-rule.ts';
import type { ContractDocument } from '../contract/document.ts';
import { at, entriesAt, joinPointer, listAt } from '../contract/json.ts';
import type { SchemaPointer } from '../model/operation.ts';

/** Two and four bytes in UTF-8, one and two units in UTF-16: limits are of characters. */
const LETTERS = ['ü', '😀'] as const;
/** Two characters, which a reader sees as one. */
const JOINED = '👍🏽';
/** Shorter limits are of names that programs make. */
const WORDS_MIN = 100;

/** Returns a text of so many characters, and of more bytes and units. */
export function longText(characters: number): string {
  return LETTERS.join('').repeat(Math.floor(characters / 2)) + (characters % 2 === 1 ? LETTERS[0] : '');
}

/** Returns a text of so many characters, of which a reader sees half as many. */
export function joinedText(characters: number): string {
  return JOINED.repeat(Math.floor(characters / 2)) + (characters % 2 === 1 ? 'x' : '');
}

/** Returns the texts in words that an object may have, by name, with their limits in characters. */
export function wordsIn(document: ContractDocument, object: SchemaPointer): ReadonlyMap<string, number> {
  return new Map(
    entriesAt(document.node(object), 'properties').flatMap(([name]): (readonly [string, number])[] => {
      const property = joinPointer(object, 'properties', name);
      const { node } = document.resolve(property);
      const branch = listAt(node, 'anyOf').find((each) => at(each, 'type') !== 'null') ?? node;
      const limit = at(branch, 'maxLength');
      const isFree = isWords(branch) && typesOf(branch).includes('string') && document.resourceOf(property) === null;
      return typeof limit === 'number' && limit >= WORDS_MIN && isFree ? [[name, limit]] : [];
    }),
  );
}

/** Whether a text may have any letters. */
function isWords(node: unknown): boolean {
  return ['enum', 'const', 'pattern', 'format', 'contentMediaType'].every((keyword) => at(node, keyword) === undefined);
}

/** Whether a text of joined letters breaks nothing but its limit. */
export function fitsJoined(node: unknown): boolean {
  const pattern = at(node, 'pattern');
  return typeof pattern === 'string' ? new RegExp(pattern, 'u').test(joinedText(2)) : isWords(node);
}
