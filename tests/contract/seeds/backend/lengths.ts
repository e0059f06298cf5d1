import type { ContractDocument } from '../../../../scripts/check-contract/contract/document.ts';
import { at, entriesAt, isRecord, joinPointer } from '../../../../scripts/check-contract/contract/json.ts';
import { objectSchema } from '../../../../scripts/check-contract/requests/build-draft.ts';
import { numberAt } from '../../../../scripts/check-contract/requests/sample-value.ts';
import { invalid } from './call.ts';
import { mainSchema } from './lenient.ts';
import type { World } from './world.ts';

/** Shorter limits are of names that programs make. */
const WORDS_MIN = 100;
/** What is looked up, or hashed, is no text that is kept. */
const NOT_KEPT = ['csrf', 'token', 'password', 'new_password', 'email', 'answer', 'form_path', 'referrer'];

/** Ways to count a text that are not those of the contract, which counts characters. */
export const COUNTS: Readonly<Record<string, (text: string) => number>> = {
  'limit-in-bytes': (text) => Buffer.byteLength(text),
  // As JavaScript, Java and the columns of some databases count.
  'limit-in-utf-16': (text) => text.length,
};

/** Returns the texts of a body in words, by name, with their limits in characters. */
export function limitedTexts(document: ContractDocument, object: string): ReadonlyMap<string, number> {
  const { pointer, node } = document.resolve(object);
  return new Map(
    entriesAt(node, 'properties').flatMap(([name]): (readonly [string, number])[] => {
      const { node: text } = mainSchema(document, joinPointer(pointer, 'properties', name));
      const limit = numberAt(text, 'maxLength');
      const isFree = ['pattern', 'format', 'enum'].every((keyword) => at(text, keyword) === undefined);
      const isName = name === 'name' && limit !== null;
      const isText = limit !== null && limit >= WORDS_MIN && (isFree || isName) && !NOT_KEPT.includes(name);
      return isText ? [[name, limit]] : [];
    }),
  );
}

/** The breach: a limit is counted otherwise, so that texts within it are refused. */
export function checkLengths(
  world: World,
  document: ContractDocument,
  schema: string,
  use: string,
  value: unknown,
): void {
  const [of, name = ''] = world.breach?.place.split('.') ?? [];
  const count = COUNTS[world.breach?.name ?? ''];
  if (of !== use || count === undefined || !isRecord(value)) return;
  const limit = limitedTexts(document, objectSchema(document, schema, value)).get(name);
  const text = value[name];
  if (limit !== undefined && typeof text === 'string' && count(text) > limit) throw invalid(name, 'too_long');
}
