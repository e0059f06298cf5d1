import { expect, test } from 'vitest';
import { coverPairs, type Factors } from './covering-array.ts';

const FACTORS = {
  route: Array.from({ length: 20 }, (_, index) => `route ${index}`),
  template: ['social', 'classic', 'lavish'],
  language: ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl'],
  session: ['visitor', 'member'],
} satisfies Factors;

/** The first five routes are only for members, the last five only for visitors. */
function allows(row: { route?: string; session?: string }): boolean {
  const number = row.route === undefined ? null : Number(row.route.slice('route '.length));
  if (number === null || row.session === undefined) return true;
  return !(number < 5 && row.session === 'visitor') && !(number >= 15 && row.session === 'member');
}

/** Returns every pair of values that occurs in an allowed row, by enumerating all rows. */
function possiblePairs(rows: readonly Record<string, string>[]): Set<string> {
  return new Set(
    rows.flatMap((row) => {
      const choices = Object.entries(row);
      return choices.flatMap((a, index) => choices.slice(index + 1).map((b) => JSON.stringify([a, b])));
    }),
  );
}

function everyRow(): Record<string, string>[] {
  let rows: Record<string, string>[] = [{}];
  for (const [name, values] of Object.entries(FACTORS)) {
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value })));
  }
  return rows.filter(allows);
}

test('every possible pair of values stands in a row, and no row is one that is not allowed', () => {
  const rows = coverPairs(FACTORS, { seed: 'any', allows });
  expect(possiblePairs(rows)).toEqual(possiblePairs(everyRow()));
  expect(rows.filter((row) => !allows(row))).toEqual([]);
});

test('there are hardly more rows than the two largest factors need', () => {
  const rows = coverPairs(FACTORS, { seed: 'any', allows });
  const fewest = FACTORS.route.length * FACTORS.language.length;
  expect(rows.length).toBeGreaterThanOrEqual(fewest);
  expect(rows.length).toBeLessThan(fewest * 1.1);
});

test('the same seed gives the same rows, another seed others', () => {
  const rows = coverPairs(FACTORS, { seed: 'one', allows });
  expect(coverPairs(FACTORS, { seed: 'one', allows })).toEqual(rows);
  expect(coverPairs(FACTORS, { seed: 'two', allows })).not.toEqual(rows);
});

test('a value that nothing can stand beside brings no row and no endless search', () => {
  const rows = coverPairs({ a: ['1', '2'], b: ['x', 'y'] }, { seed: 'any', allows: (row) => row.a !== '2' });
  expect(new Set(rows.map((row) => `${row.a}${row.b}`))).toEqual(new Set(['1x', '1y']));
});
