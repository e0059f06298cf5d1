import { expect, test } from 'vitest';
import { describeScores, isReached, medianScores } from './scores.ts';

const GOOD = { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 };

test('the median of each score is taken by itself', () => {
  expect(
    medianScores([
      { ...GOOD, performance: 60, seo: 100 },
      { ...GOOD, performance: 90, seo: 92 },
      { ...GOOD, performance: 80, seo: 100 },
    ]),
  ).toEqual({ ...GOOD, performance: 80 });
});

test('of an even number of runs the lower middle one counts', () => {
  expect(medianScores([GOOD, { ...GOOD, performance: 70 }]).performance).toBe(70);
});

test('no run has no median', () => {
  expect(() => medianScores([])).toThrow('no runs');
});

test('one score below the least that is asked for is not good enough, and is named', () => {
  expect(isReached({ ...GOOD, seo: 95 }, 95)).toBe(true);
  expect(isReached({ ...GOOD, seo: 95 }, 100)).toBe(false);
  expect(describeScores('/login', { ...GOOD, seo: 94 }, 95)).toContain('below 95: seo');
});
