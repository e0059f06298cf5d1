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

test('no name lies on a circle where a layout has room for it', () => {
  // As the provinces of the Netherlands stand.
  const circles = [
    circle(1, 124, 163, 'Noord-Holland'),
    circle(2, 94, 211, 'Zuid-Holland'),
    circle(3, 160, 211, 'Utrecht'),
    circle(4, 204, 223, 'Gelderland'),
  ];
  const placed = placeLabels(circles, WIDTH);
  const covers = circles.flatMap(({ id, name }) => {
    const label = placed.get(id);
    if (label === undefined) return [name];
    const length = name.length * 7.2;
    const left = label.x - (label.anchor === 'start' ? 0 : label.anchor === 'middle' ? length / 2 : length);
    const isCovered = circles.some(
      (other) =>
        other.x + 14 > left && other.x - 14 < left + length && other.y + 14 > label.y - 10 && other.y - 14 < label.y,
    );
    return isCovered ? [name] : [];
  });
  expect(covers).toEqual([]);
});

test('a name that fits nowhere is left out, and none leaves the map', () => {
  const crowd = Array.from({ length: 12 }, (_, index) => circle(index, 200 + index, 100));
  expect(placeLabels(crowd, WIDTH).size).toBeLessThan(12);
  expect(placeLabels([circle(1, 4, 100)], WIDTH).get(1)?.anchor).toBe('start');
  expect(
    placeLabels([circle(1, 200, 100, 'A name that is far too long for a map as narrow as this one')], WIDTH).size,
  ).toBe(0);
});
