import type { ArkError } from 'arktype';

/** One error in a value. Contains no part of the value itself, which may be personal data. */
export interface Problem {
  /** JSON pointer (RFC 6901) into the value; empty for the value itself. */
  path: string;
  expected: string;
  /** The actual value, by type and size only: `missing`, `null`, `string of 3 characters`. */
  actual: string;
}

interface Found {
  path: readonly PropertyKey[];
  expected: string;
}

/** Converts arktype's errors to problems, without duplicates, in the order in which they were found. */
export function listProblems(value: unknown, errors: Iterable<ArkError>): Problem[] {
  const problems = new Map<string, Problem>();
  for (const error of errors) {
    for (const found of flatten(error)) {
      const { path, expected } = atFirstList(value, found);
      const problem = { path: toPointer(path), expected, actual: describe(value, path) };
      problems.set(`${problem.path}\n${expected}`, problem);
    }
  }
  return [...problems.values()];
}

function flatten(error: ArkError): Found[] {
  // A plain array: mapping arktype's own array class turns an empty path into a wrong one.
  const path = [...error.path];
  if (error.hasCode('intersection')) return error.errors.flatMap(flatten);
  if (error.hasCode('union')) return flattenUnion(path, error.errors.flatMap(flatten));
  // arktype describes the missing value at length; "present" is enough.
  if (error.hasCode('required')) return [{ path, expected: 'present' }];
  const { expected } = error;
  return [{ path, expected: expected === 'removed' ? 'absent' : expected }];
}

/**
 * A value resembles those alternatives whose errors lie deeper than the value itself. A single such error is reported
 * as it is; several become one problem, since fixing any of them is enough.
 */
function flattenUnion(path: readonly PropertyKey[], alternatives: readonly Found[]): Found[] {
  const resembled = alternatives.filter((found) => found.path.length > path.length);
  const [only, ...others] = resembled;
  if (only !== undefined && others.length === 0) return [only];
  const told = (only === undefined ? alternatives : resembled).map(({ path: at, expected }) =>
    at.length === path.length ? expected : `${toPointer(at.slice(path.length))} ${expected}`,
  );
  return [{ path, expected: [...new Set(told)].join(' or ') }];
}

/** `[]` instead of an object (PHP's empty array) is reported once, not for each missing property. */
function atFirstList(value: unknown, found: Found): Found {
  let current = value;
  for (const [depth, key] of found.path.entries()) {
    if (Array.isArray(current) && typeof key !== 'number') {
      return { path: found.path.slice(0, depth), expected: 'an object' };
    }
    current = step(current, key);
  }
  return found;
}

function toPointer(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function describe(value: unknown, path: readonly PropertyKey[]): string {
  const found = path.reduce(step, value);
  if (found === undefined) return 'missing';
  if (found === null) return 'null';
  if (Array.isArray(found)) return `list of ${count(found.length, 'item')}`;
  if (typeof found === 'string') return `string of ${count([...found].length, 'character')}`;
  if (typeof found === 'number') return Number.isInteger(found) ? 'integer' : 'number';
  return typeof found;
}

function step(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
