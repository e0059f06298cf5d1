import { isList, isRecord } from '../contract/json.ts';

const SHORT_CHARACTERS = 60;

/** Describes a value in plain words, short enough for one line. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') {
    if (value === '') return 'an empty text';
    const characters = [...value].length;
    return characters <= SHORT_CHARACTERS
      ? `the text ${JSON.stringify(value)}`
      : `a text of ${characters} characters, ${JSON.stringify([...value].slice(0, 30).join(''))}…`;
  }
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return String(value);
  if (isList(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (isRecord(value)) {
    const names = Object.keys(value);
    if (names.length === 0) return 'an empty object';
    const shown = names.slice(0, 5).join(', ');
    return `an object with ${shown}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`;
  }
  return typeof value;
}
