import { isRecord } from '../../../../scripts/check-contract/contract/json.ts';
import type { OperationUse } from '../../../../scripts/check-contract/model/operation.ts';
import { type Incoming, invalid, Refused } from './call.ts';
import type { World } from './world.ts';

/** Reads the body of a request; `csrf` is the token of its session. */
export function readJson(world: World, incoming: Incoming, use: OperationUse, csrf: string): unknown {
  checkMediaType(world, incoming, use);
  const text = Buffer.from(incoming.body).toString('utf8');
  failOn(world, use, text);
  const value = parsed(world, use, text, csrf);
  if (/\p{Surrogate}|\0/u.test(JSON.stringify(value).replaceAll(/\\u(d[89a-f]..|0000)/gi, '\0')))
    throw invalid('body', 'invalid_characters');
  return value;
}

/** Media types have no case, and their parameters are no part of the type. */
function checkMediaType(world: World, { headers }: Incoming, use: OperationUse): void {
  const given = headers.get('content-type') ?? '';
  const [type = ''] = given.split(';');
  let isFine = type.trim().toLowerCase() === 'application/json';
  if (world.breaks('media-type-with-case', use.name)) isFine = type.trim() === 'application/json';
  if (world.breaks('media-type-with-parameter-refused', use.name)) isFine = given.toLowerCase() === 'application/json';
  if (!isFine && !world.breaks('media-type-accepted', use.name)) throw invalid('body', 'wrong_format');
}

function parsed(world: World, use: OperationUse, text: string, csrf: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (world.breaks('broken-json-as-empty', use.name)) return {};
    const first = firstDocument(text);
    const isJsonBehind = first !== null && /^\s*[[{]/.test(text.slice(first.length));
    if (first !== null && isJsonBehind && world.breaks('second-body-ignored', use.name)) return JSON.parse(first);
    if (first !== null && !isJsonBehind && world.breaks('letters-behind-body-ignored', use.name))
      return JSON.parse(first);
    if (!world.breaks('broken-json-accepted', use.name)) throw invalid('body', 'not_json');
    const example = use.body?.example ?? {};
    // A script that did not read the body cannot have read its token either.
    return isRecord(example) && 'csrf' in example ? { ...example, csrf } : example;
  }
}

/** Returns the first JSON document of a text that holds more than one, as a reader of streams finds it. */
function firstDocument(text: string): string | null {
  for (let end = text.indexOf('}'); end >= 0 && end < text.length; end = text.indexOf('}', end + 1)) {
    const start = text.slice(0, end + 1);
    try {
      JSON.parse(start);
      return start;
    } catch {}
  }
  return null;
}

/** Fails on a number that no column holds. */
export function failOnHuge(world: World, place: string, given: unknown): void {
  if (
    typeof given === 'number' &&
    Math.abs(given) > Number.MAX_SAFE_INTEGER &&
    world.breaks('huge-number-fails', place)
  )
    throw new Refused(500, 'error', 'Numeric value out of range.');
}

/** Fails on inputs that careless scripts cannot handle. */
function failOn(world: World, use: OperationUse, text: string): void {
  const failure = (): Refused => new Refused(500, 'error', 'Internal error.');
  if (world.breaks('deep-nesting-fails', use.name) && /\[{100}|(\{"a":){50}/.test(text)) throw failure();
  if (world.breaks('prototype-key-fails', use.name) && text.includes('__proto__')) throw failure();
  if (world.breaks('nul-byte-fails', use.name) && text.includes('\\u0000')) throw failure();
  if (world.breaks('lone-surrogate-fails', use.name) && /\\ud83d(?!\\ud)/i.test(text)) throw failure();
  if (world.breaks('control-character-fails', use.name) && /\\u00(?:0[1-7]|1b)/i.test(text)) throw failure();
  if (world.breaks('invisible-letter-fails', use.name) && /[\u200b\u202e\ufeff]/.test(text)) throw failure();
  if (world.breaks('emoji-fails', use.name) && /\p{Extended_Pictographic}/u.test(text)) throw failure();
  if (world.breaks('quote-fails', use.name) && text.includes("'")) throw failure();
}
