import { describe, expect, test } from 'vitest';
import { BASIS, found, habitStage, php } from './php/habit-stage.ts';
import { PHP_OPERATIONS as OPERATIONS } from './php/served-operations.ts';

/** Habits that the contract allows. The README of the checker lists them, with `float-without-fraction`. */
const LEGAL = [
  'escaped-letters',
  'pretty-printed',
  'zero-fraction',
  'other-order',
  'offset-of-zero',
  'fractions-of-a-second',
  'line-break-at-the-end',
  'compressed',
  'no-charset',
  'charset-in-capitals',
  'headers-of-sessions',
  'status-401',
  'no-405',
  'lasting-cookie',
];

describe.skipIf(!php.ok)('a backend in PHP', () => {
  const check = habitStage();

  test('that keeps to the contract has no finding, and all of its share is asked', async () => {
    const report = await check(null, OPERATIONS);
    expect(report.abortedBecause).toBeNull();
    expect(found(report)).toEqual([]);
    expect(report.operations.map(({ verdict }) => verdict.kind)).toEqual(OPERATIONS.map(() => 'conforms'));
  });

  test('that prints 34.0 as 34 has no finding: it is the same number', async () => {
    expect(found(await check('float-without-fraction', [...BASIS, 'getProfile']))).toEqual([]);
  });

  test.each(LEGAL)('that has the legal habit %s has no finding', async (habit) => {
    const report = await check(habit, OPERATIONS);
    expect(report.abortedBecause).toBeNull();
    expect(found(report)).toEqual([]);
    expect(report.operations.map(({ verdict }) => verdict.kind)).toEqual(OPERATIONS.map(() => 'conforms'));
  });
});
