import { describe, expect, test } from 'vitest';
import { checkerShareOf } from './checker-turn.ts';
import { BASIS, found, habitStage, php } from './php/habit-stage.ts';
import { PHP_OPERATIONS as OPERATIONS } from './php/served-operations.ts';

/**
 * Habits that the contract allows, those together that a backend can have at once: a whole run for each took a quarter
 * of all contract tests. The README of the checker lists them, with `float-without-fraction`.
 */
const LEGAL: readonly (readonly string[])[] = [
  ['escaped-letters', 'other-order', 'offset-of-zero', 'line-break-at-the-end', 'no-charset', 'status-401', 'no-405'],
  ['pretty-printed', 'zero-fraction', 'fractions-of-a-second', 'compressed', 'charset-in-capitals'],
  ['headers-of-sessions', 'lasting-cookie'],
];

describe.skipIf(!php.ok)('a backend in PHP', () => {
  const check = habitStage();

  test('that keeps to the contract has no finding, and all of its share is asked', async () => {
    const report = await check([], OPERATIONS);
    expect(report.abortedBecause).toBeNull();
    expect(found(report)).toEqual([]);
    expect(report.operations.map(({ verdict }) => verdict.kind)).toEqual(OPERATIONS.map(() => 'conforms'));
  });

  test('that prints 34.0 as 34 has no finding: it is the same number', async () => {
    expect(found(await check(['float-without-fraction'], [...BASIS, 'getProfile']))).toEqual([]);
  });

  test.each(checkerShareOf(LEGAL).map((habits) => ({ names: habits.join(', '), habits })))(
    'that has the legal habits $names has no finding',
    async ({ habits }) => {
      const report = await check(habits, OPERATIONS);
      expect(report.abortedBecause).toBeNull();
      expect(found(report)).toEqual([]);
      expect(report.operations.map(({ verdict }) => verdict.kind)).toEqual(OPERATIONS.map(() => 'conforms'));
    },
  );
});
