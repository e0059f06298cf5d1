import { expect, test } from 'vitest';
import { drawPortrait, type Portrait } from './portraits.ts';

function portrait(age: number, gender: string, seed: string): string {
  const person: Portrait = { seed, position: 0, gender, age, size: 'thumb' };
  return drawPortrait(person);
}

const SEEDS = Array.from({ length: 20 }, (_, index) => `${index} Robin`);
/** The gradient of hair that goes gray. */
const GRAYING = 'id="graying"';
/** The line between the wing of the nose and the corner of the mouth, and one on the forehead. */
const SMILE_LINE = 'M648 584';
const FOREHEAD_LINE = 'M476 400';

test('The same person of the same age is drawn the same', () => {
  expect(portrait(52, 'male', 'a')).toBe(portrait(52, 'male', 'a'));
});

test('Until the forties a year more changes nothing about a face', () => {
  for (const seed of SEEDS) expect(portrait(41, 'female', seed)).toBe(portrait(20, 'female', seed));
});

test('From the forties on men go gray, and women who do not dye their hair', () => {
  const graying = (age: number, gender: string) =>
    SEEDS.filter((seed) => portrait(age, gender, seed).includes(GRAYING)).length;
  expect(graying(41, 'male')).toBe(0);
  expect(graying(42, 'male')).toBe(SEEDS.length);
  expect(graying(45, 'female')).toBeGreaterThan(SEEDS.length / 2);
  expect(graying(45, 'female')).toBeLessThan(SEEDS.length);
  expect(graying(65, 'female')).toBe(SEEDS.length);
});

test('Faces get lines with age, more of them later', () => {
  const young = portrait(30, 'female', 'a');
  const middle = portrait(42, 'female', 'a');
  const late = portrait(55, 'female', 'a');
  expect([young, middle, late].map((drawn) => drawn.includes(SMILE_LINE))).toEqual([false, true, true]);
  expect([young, middle, late].map((drawn) => drawn.includes(FOREHEAD_LINE))).toEqual([false, false, true]);
});
