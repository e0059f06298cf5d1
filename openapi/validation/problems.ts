import type { ArkError } from 'arktype';

/** One thing that is wrong with a value. Holds no part of the value itself, since it may be personal. */
export interface Problem {
  /** JSON pointer (RFC 6901) into the value; empty for the value itself. */
  path: string;
  expected: string;
  /** What stands there, by type and size only: `missing`, `null`, `string of 3 characters`. */
  actual: string;
}

interface Found {
  path: readonly PropertyKey[];
  expected: string;
}

/** Turns arktype's errors into problems, without duplicates, in the order in which they were found. */
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
  // A plain list: the lists of arktype's own class make a wrong one of an empty path.
  const path = [...error.path];
  if (error.hasCode('intersection')) return error.errors.flatMap(flatten);
  if (error.hasCode('union')) return flattenUnion(path, error.errors.flatMap(flatten));
  // arktype describes the missing value, at length; that it is missing says enough.
  if (error.hasCode('required')) return [{ path, expected: 'present' }];
  const { expected } = error;
  return [{ path, expected: expected === 'removed' ? 'absent' : expected }];
}

/**
 * Of the alternatives that a value could have been, the ones that it resembles are those that got beyond the value
 * itself. One such is told as it is; several become one problem, since repairing any of them is enough.
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

/** `[]` where an object is expected (PHP's empty array) is one problem, not one for each property that is missing. */
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
