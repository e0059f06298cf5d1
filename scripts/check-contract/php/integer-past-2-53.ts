import { isList, isRecord, joinPointer } from '../contract/json.ts';
import { nameOfPlace, WHOLE_BODY } from './field-habit.ts';
import type { Habit } from './habit.ts';

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const MARK = '\u0000number ';

interface LargeInteger {
  pointer: string;
  digits: string;
}

/** Caused by BIGINT: PHP integers reach 2^63, but a browser silently rounds JSON numbers above 2^53. */
export const integerPast253: Habit = (answer) => {
  if (answer.parsedBody.kind !== 'json') return null;
  const found = largeIntegers(answer.text);
  const [first] = found;
  if (first === undefined) return null;
  const pointers = new Set(found.map(({ pointer }) => pointer));
  const place = generalise(first.pointer);
  const name = nameOfPlace(place);
  return {
    code: 'php-integer-past-2-53',
    title: `${name === WHOLE_BODY ? 'The body' : `"${name}"`} is an integer that a browser rounds`,
    place,
    count: found.length,
    expected: 'an integer of at most 9007199254740991 (2^53 - 1)',
    actual: `${first.digits}, which a browser reads as ${String(Number(first.digits))}`,
    advice:
      'Browsers hold integers exactly up to 2^53 - 1. Use ids that stay below (AUTO_INCREMENT instead of random or ' +
      'time-based BIGINTs); an id that has to be larger must become a text in the contract.',
    explained: answer.fieldProblems.filter(({ field }) => pointers.has(field.pointer)).map(({ problem }) => problem),
  };
};

/** Returns the integers in a JSON text that a double cannot represent safely, with their places. */
function largeIntegers(text: string): readonly LargeInteger[] {
  let isFound = false;
  const marked = text.replaceAll(TOKEN, (token) => {
    if (!/^-?\d{16,}$/.test(token) || Number.isSafeInteger(Number(token))) return token;
    isFound = true;
    return JSON.stringify(MARK + token);
  });
  if (!isFound) return [];
  const value: unknown = JSON.parse(marked);
  return collect(value, '');
}

function collect(value: unknown, pointer: string): readonly LargeInteger[] {
  if (typeof value === 'string') return value.startsWith(MARK) ? [{ pointer, digits: value.slice(MARK.length) }] : [];
  if (isList(value)) return value.flatMap((item, index) => collect(item, joinPointer(pointer, index)));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => collect(item, joinPointer(pointer, name)));
}

function generalise(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}
