import { expect, test } from 'vitest';
import { agedHair, agedLook } from './portrait-age.ts';
import { drawPortrait, type Portrait } from './portraits.ts';

function portrait(age: number, gender: string, seed: string): string {
  const person: Portrait = { seed, position: 0, gender, age, size: 'thumb' };
  return drawPortrait(person);
}

const SEEDS = Array.from({ length: 20 }, (_, index) => `${index} Robin`);
/** The gradient of men's hair that goes gray. */
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

test('From the forties on men go gray, and women who do not dye their hair, these in one tone', () => {
  const portraits = (age: number, gender: string) => SEEDS.map((seed) => portrait(age, gender, seed));
  const graying = (age: number, gender: string) =>
    portraits(age, gender).filter((drawn) => drawn.includes(GRAYING)).length;
  expect(graying(41, 'male')).toBe(0);
  expect(graying(42, 'male')).toBe(SEEDS.length);
  expect(graying(65, 'female')).toBe(0);
  const own = '2e201f';
  const gray = (age: number) =>
    SEEDS.filter((seed) => {
      const look = agedLook(seed, age, false);
      return look !== null && agedHair(own, look).color !== own;
    }).length;
  expect(gray(41)).toBe(0);
  expect(gray(45)).toBeGreaterThan(SEEDS.length / 2);
  expect(gray(45)).toBeLessThan(SEEDS.length);
  expect(gray(65)).toBe(SEEDS.length);
});

test('Faces get lines with age, more of them later', () => {
  const young = portrait(30, 'female', 'a');
  const middle = portrait(42, 'female', 'a');
  const late = portrait(55, 'female', 'a');
  expect([young, middle, late].map((drawn) => drawn.includes(SMILE_LINE))).toEqual([false, true, true]);
  expect([young, middle, late].map((drawn) => drawn.includes(FOREHEAD_LINE))).toEqual([false, false, true]);
});
