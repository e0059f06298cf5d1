import type { Traversal } from 'arktype';
import { type FormatName, formats } from './formats.ts';

export type { Traversal };

/** Called by arktype with a value and its position. */
export type Rule<Value> = (value: Value, traversal: Traversal) => boolean;

interface Continuable {
  continueAt(value: unknown, traversal: Traversal): boolean;
}

function rule<Value>(expected: string, holds: (value: Value) => boolean): Rule<Value> {
  return (value, traversal) => holds(value) || traversal.mustBe(expected);
}

/** JSON Schema counts code points, JavaScript counts UTF-16 code units. */
export function textLength(minimum: number, maximum: number): Rule<string> {
  return rule(`a string ${describeRange(minimum, maximum, 'character')}`, (text) => {
    // Decides most texts without counting: the number of code points is between half and all of the code units.
    if (text.length < minimum || text.length > maximum * 2) return false;
    if (text.length <= maximum && text.length >= minimum * 2) return true;
    const length = countCodePoints(text);
    return length >= minimum && length <= maximum;
  });
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

export function format(name: FormatName): Rule<string> {
  return rule(`a string in the format ${name}`, formats[name]);
}

/** `expression` has the `u` flag, as in JSON Schema. */
export function pattern(expression: RegExp): Rule<string> {
  return rule(`a string matching ${expression.source}`, (text) => expression.test(text));
}

/** JSON has no infinite numbers, but `JSON.parse('1e400')` returns one. */
export const finiteNumber: Rule<number> = rule('a number', (value) => Number.isFinite(value));

export function atLeast(minimum: number): Rule<number> {
  return rule(`at least ${minimum}`, (value) => value >= minimum);
}

export function atMost(maximum: number): Rule<number> {
  return rule(`at most ${maximum}`, (value) => value <= maximum);
}

export function above(minimum: number): Rule<number> {
  return rule(`more than ${minimum}`, (value) => value > minimum);
}

export function below(maximum: number): Rule<number> {
  return rule(`less than ${maximum}`, (value) => value < maximum);
}

export function multipleOf(step: number): Rule<number> {
  return rule(`a multiple of ${step}`, (value) => Number.isInteger(value / step));
}

/** arktype treats an array as an object too. */
export const notAList: Rule<object> = rule('an object', (value) => !Array.isArray(value));

export function propertyCount(minimum: number, maximum: number): Rule<object> {
  return rule(`an object ${describeRange(minimum, maximum, 'property', 'properties')}`, (value) => {
    const count = Object.keys(value).length;
    return count >= minimum && count <= maximum;
  });
}

export const uniqueItems: Rule<readonly unknown[]> = rule('a list without duplicates', (items) =>
  items.every((item, index) => items.findIndex((other) => isSameJson(other, item)) === index),
);

function isSameJson(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const rightEntries = new Map<string, unknown>(Object.entries(right));
  const leftEntries = Object.entries(left);
  return (
    leftEntries.length === rightEntries.size &&
    leftEntries.every(([key, value]) => rightEntries.has(key) && isSameJson(value, rightEntries.get(key)))
  );
}

/** The value must also match another schema, which is looked up lazily so that schemas can be recursive. */
export function also(schema: () => Continuable): Rule<unknown> {
  return (value, traversal) => schema().continueAt(value, traversal);
}

/** Every property that is not listed must match a schema. */
export function otherProperties(known: readonly string[], schema: () => Continuable): Rule<object> {
  return (value, traversal) => {
    let valid = true;
    for (const [key, property] of Object.entries(value)) {
      if (known.includes(key)) continue;
      traversal.path.push(key);
      valid = schema().continueAt(property, traversal) && valid;
      traversal.path.pop();
    }
    return valid;
  };
}

/** Every property name must match a schema. */
export function propertyNames(schema: () => { allows(value: unknown): boolean }): Rule<object> {
  return rule('an object with the property names of the contract', (value) =>
    Object.keys(value).every((name) => schema().allows(name)),
  );
}

/** Exactly one of the schemas must match the value. */
export function exactlyOne(schemas: () => readonly { allows(value: unknown): boolean }[]): Rule<unknown> {
  return rule(
    'valid against exactly one of the alternatives',
    (value) => schemas().filter((schema) => schema.allows(value)).length === 1,
  );
}

function describeRange(minimum: number, maximum: number, one: string, many = `${one}s`): string {
  const noun = (count: number) => (count === 1 ? one : many);
  if (maximum === Number.POSITIVE_INFINITY) return `of at least ${minimum} ${noun(minimum)}`;
  if (minimum === 0) return `of at most ${maximum} ${noun(maximum)}`;
  if (minimum === maximum) return `of ${minimum} ${noun(minimum)}`;
  return `of ${minimum} to ${maximum} ${many}`;
}
