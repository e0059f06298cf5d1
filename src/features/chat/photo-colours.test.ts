import { expect, it } from 'vitest';
import { coloursOf, previewOf } from './photo-colours.ts';

/** A picture of 8 by 8 pixels whose colour depends on the place. */
function picture(colourAt: (x: number, y: number) => readonly [number, number, number]): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(8 * 8 * 4);
  for (let y = 0; y < 8; y += 1) for (let x = 0; x < 8; x += 1) pixels.set([...colourAt(x, y), 255], (y * 8 + x) * 4);
  return pixels;
}

it('tells sixteen colours row by row, from the top left', () => {
  const colours = coloursOf(
    previewOf(
      picture((x, y) => [Math.floor(x / 2) * 10, Math.floor(y / 2) * 10, 7]),
      8,
    ),
  );
  expect(colours).toHaveLength(16);
  expect(colours[0]).toBe('#000007');
  expect(colours[3]).toBe('#1e0007');
  expect(colours[4]).toBe('#000a07');
  expect(colours[15]).toBe('#1e1e07');
});

it('averages what lies in one cell', () => {
  const [first] = coloursOf(
    previewOf(
      picture((x) => (x % 2 === 0 ? [0, 0, 0] : [200, 100, 50])),
      8,
    ),
  );
  expect(first).toBe('#643219');
});

it('takes nothing for colours that is no preview', () => {
  expect(coloursOf(null)).toEqual([]);
  expect(coloursOf('abc')).toEqual([]);
  expect(coloursOf('z'.repeat(96))).toEqual([]);
});
