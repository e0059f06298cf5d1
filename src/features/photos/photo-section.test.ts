import { expect, test } from 'vitest';
import {
  enlargedWidthPx,
  largestSection,
  movedSection,
  SECTION_ASPECT,
  sizedSection,
  smallestShare,
} from './photo-section.ts';

test('the largest section of a wide picture is as high, of a tall one as wide, both in the middle', () => {
  expect(largestSection(1000, 500)).toEqual({ x: 0.3, y: 0, width: 0.4, height: 1 });
  const tall = largestSection(500, 1000);
  expect(tall.width).toBe(1);
  expect((tall.width * 500) / (tall.height * 1000)).toBeCloseTo(SECTION_ASPECT);
  expect(tall.y).toBeCloseTo((1 - tall.height) / 2);
});

test('a smaller section keeps its shape and its middle, and stays inside at an edge', () => {
  const largest = largestSection(1000, 500);
  const half = sizedSection(largest, largest, 0.5);
  expect(half).toEqual({ x: 0.4, y: 0.25, width: 0.2, height: 0.5 });
  const atEdge = movedSection(half, -1, 1);
  expect(atEdge).toEqual({ x: 0, y: 0.5, width: 0.2, height: 0.5 });
  expect(sizedSection(atEdge, largest, 1)).toEqual({ x: 0, y: 0, width: 0.4, height: 1 });
});

test('a small picture cannot be cut so far that it is blurred', () => {
  expect(smallestShare(300, 300)).toBe(1);
  expect(smallestShare(800, 1000)).toBeCloseTo(0.6);
  expect(smallestShare(8000, 10_000)).toBe(0.25);
});

test('a tiny picture is shown larger, so that the handles leave room between them, and never larger than the dialog', () => {
  expect(enlargedWidthPx(60, 60)).toBe(160);
  expect(enlargedWidthPx(60, 120)).toBe(120);
  expect(enlargedWidthPx(60, 600)).toBeNull();
  expect(enlargedWidthPx(800, 1000)).toBeNull();
});
