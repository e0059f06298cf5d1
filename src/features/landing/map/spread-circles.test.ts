import { expect, test } from 'vitest';
import { type Circle, spreadCircles } from './spread-circles.ts';

const MAP = { width: 300, height: 400 };

function overlaps(circles: readonly Circle[]): number {
  return circles.flatMap((one, index) =>
    circles
      .slice(index + 1)
      .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius),
  ).length;
}

test('circles that overlap are moved apart, and those that do not stay where they are', () => {
  const far = { x: 60, y: 60, radius: 20 };
  const spread = spreadCircles([{ x: 200, y: 300, radius: 26 }, { x: 215, y: 310, radius: 20 }, far], MAP);
  expect(overlaps(spread)).toBe(0);
  const [one, other] = spread;
  if (one === undefined || other === undefined) throw new Error('A circle is gone');
  // Apart at a glance too, with their outlines and on a phone.
  expect(Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius).toBeGreaterThan(8);
  expect(spread[2]).toEqual(far);
  for (const { x, y } of spread.slice(0, 2)) expect(Math.hypot(x - 207, y - 305)).toBeLessThan(40);
});

test('circles at one place and at the edge of the map part and stay on it', () => {
  const spread = spreadCircles(
    Array.from({ length: 4 }, () => ({ x: 298, y: 2, radius: 14 })),
    MAP,
  );
  expect(overlaps(spread)).toBe(0);
  for (const { x, y, radius } of spread) {
    expect(x + radius).toBeLessThanOrEqual(MAP.width);
    expect(y - radius).toBeGreaterThanOrEqual(0);
  }
});

test('fifty regions of a wide country find room, smaller, in the same proportion', () => {
  const wide = { width: 400, height: 220 };
  const many = Array.from({ length: 50 }, (_, index) => ({
    x: 40 + ((index * 37) % 320),
    y: 20 + ((index * 53) % 180),
    radius: index % 2 === 0 ? 26 : 14,
  }));
  const spread = spreadCircles(many, wide);
  expect(overlaps(spread)).toBe(0);
  const [large, small] = spread;
  expect((large?.radius ?? 0) / (small?.radius ?? 1)).toBeCloseTo(26 / 14);
});

test('no circles are no circles', () => {
  expect(spreadCircles([], MAP)).toEqual([]);
});
