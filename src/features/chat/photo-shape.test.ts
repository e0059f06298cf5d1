import { expect, it } from 'vitest';
import { photoShape } from './photo-shape.ts';

it('keeps the shape of usual photos, and cuts those that are very long or very high', () => {
  expect(photoShape({ width: 2048, height: 1536 }).aspect).toBeCloseTo(4 / 3);
  expect(photoShape({ width: 1536, height: 2048 }).aspect).toBeCloseTo(3 / 4);
  expect(photoShape({ width: 9000, height: 900 }).aspect).toBeCloseTo(16 / 9);
  expect(photoShape({ width: 900, height: 9000 }).aspect).toBeCloseTo(2 / 3);
});

it('gives a portrait less width than a landscape', () => {
  expect(photoShape({ width: 3, height: 4 }).widthRem).toBeLessThan(photoShape({ width: 4, height: 3 }).widthRem);
});
