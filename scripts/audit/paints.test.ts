import { expect, test } from 'vitest';
import { describePaints, medianPaints, type Paints, paintProblems } from './paints.ts';

const CLIENT: Paints = {
  firstMs: 1500,
  largestMs: 1900,
  totalBlockingMs: 0,
  layoutShift: 0,
  requests: 5,
  portraits: 0,
};
const BARE: Paints = { firstMs: 1000, largestMs: 1200, totalBlockingMs: 0, layoutShift: 0, requests: 9, portraits: 0 };

test('a page that is painted as soon as its HTML and CSS has no problem', () => {
  const whole = { ...BARE, firstMs: 1100, largestMs: 1380, requests: 20, totalBlockingMs: 50 };
  expect(paintProblems({ whole, withoutScript: BARE, clientRendered: CLIENT })).toEqual([]);
});

test.each([
  [{ firstMs: 1151 }, 'first paint 1.15 times that of its HTML and CSS'],
  [{ largestMs: 1500 }, 'largest paint 1.25 times that of its HTML and CSS'],
  [{ totalBlockingMs: 51 }, 'blocked for 51 ms'],
  [{ requests: 21 }, '21 requests'],
  [{ layoutShift: 0.01 }, 'layout shift 0.010'],
])('%o is told', (over, problem) => {
  const row = { whole: { ...BARE, ...over }, withoutScript: BARE, clientRendered: CLIENT };
  expect(paintProblems(row)).toEqual([problem]);
  expect(describePaints('/login', row)).toContain(problem);
});

test('pictures of members are told apart from what the page itself asks for', () => {
  const row = { whole: { ...BARE, requests: 17, portraits: 12 }, withoutScript: BARE, clientRendered: CLIENT };
  expect(paintProblems(row)).toEqual([]);
  expect(describePaints('/landers/gallery/eng', row)).toMatch(/ 17 \+ 12$/);
});

test('a page that is not ahead of one that a script draws is told', () => {
  const row = { whole: BARE, withoutScript: BARE, clientRendered: { ...CLIENT, firstMs: 1000 } };
  expect(paintProblems(row)).toEqual(['first paint not ahead of the client-rendered page']);
});

test('the median of each figure is taken by itself', () => {
  const runs = [1, 3, 2].map((factor) => ({ ...BARE, firstMs: 1000 * factor, requests: 10 - factor }));
  expect(medianPaints(runs)).toEqual({ ...BARE, firstMs: 2000, requests: 8 });
  expect(() => medianPaints([])).toThrow('no runs');
});
