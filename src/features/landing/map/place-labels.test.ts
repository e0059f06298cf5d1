import { expect, test } from 'vitest';
import { type LabelledCircle, placeLabels } from './place-labels.ts';

const WIDTH = 400;

function circle(id: number, x: number, y: number, name = 'Yorkshire'): LabelledCircle {
  return { id, name, x, y, radius: 14 };
}

test('a name stands below its circle where nothing else is', () => {
  expect(placeLabels([circle(1, 200, 100)], WIDTH).get(1)).toMatchObject({ x: 200, anchor: 'middle' });
  expect(placeLabels([circle(1, 200, 100)], WIDTH).get(1)?.y).toBeGreaterThan(114);
});

test('names of neighbours do not cover each other', () => {
  const placed = placeLabels([circle(1, 200, 100), circle(2, 224, 98), circle(3, 205, 125)], WIDTH);
  expect(placed.size).toBe(3);
  const places = [...placed.values()].map(({ y, anchor }) => `${anchor} ${Math.round(y / 10)}`);
  expect(new Set(places).size).toBe(3);
});

test('a name that fits nowhere is left out, and none leaves the map', () => {
  const crowd = Array.from({ length: 12 }, (_, index) => circle(index, 200 + index, 100));
  expect(placeLabels(crowd, WIDTH).size).toBeLessThan(12);
  expect(placeLabels([circle(1, 4, 100)], WIDTH).get(1)?.anchor).toBe('start');
  expect(
    placeLabels([circle(1, 200, 100, 'A name that is far too long for a map as narrow as this one')], WIDTH).size,
  ).toBe(0);
});
