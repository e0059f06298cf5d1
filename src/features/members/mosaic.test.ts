import { expect, test } from 'vitest';
import { type MosaicSpan, mosaicAttributes, mosaicOf } from './mosaic.ts';

const WITH_PICTURE = (count: number) => Array.from({ length: count }, () => true);
const CELLS = { one: 1, wide: 2, large: 4, band: 2 } as const;
const cells = (spans: readonly MosaicSpan[]) => spans.reduce((sum, span) => sum + CELLS[span], 0);
const count = (spans: readonly MosaicSpan[], wanted: MosaicSpan) => spans.filter((span) => span === wanted).length;

test('however many members with a picture there are, the last row is full', () => {
  for (let length = 4; length <= 18; length += 1) {
    const mosaic = mosaicOf(WITH_PICTURE(length));
    expect(cells(mosaic[6]) % 6, `${length} in six columns`).toBe(0);
    expect(cells(mosaic[4]) % 4, `${length} in four columns`).toBe(0);
  }
});

test('the first is large, and no other that begins beside it', () => {
  for (let length = 5; length <= 18; length += 1) {
    for (const columns of [4, 6] as const) {
      const spans = mosaicOf(WITH_PICTURE(length))[columns];
      expect(spans[0], `${length} in ${columns} columns`).toBe('large');
      const [firstRow = []] = laidOut(spans, columns);
      expect(new Set(firstRow.filter((tile) => spans[tile] === 'large')).size, `${length} in ${columns}`).toBe(1);
    }
  }
});

test('a second large one rather than three wide ones, where it can begin below the first row', () => {
  for (let length = 7; length <= 18; length += 1) {
    expect(count(mosaicOf(WITH_PICTURE(length))[6], 'wide'), `${length}`).toBeLessThan(3);
  }
});

test('one or two members are wide, and three are large, beside each other', () => {
  expect(mosaicOf(WITH_PICTURE(1))[6]).toEqual(['wide']);
  expect(mosaicOf(WITH_PICTURE(2))[4]).toEqual(['wide', 'wide']);
  expect(mosaicOf(WITH_PICTURE(3))[6]).toEqual(['large', 'large', 'large']);
});

test('with advertisements too the first is the large one, and none of them is wide', () => {
  for (let length = 7; length <= 18; length += 1) {
    const hasPicture = WITH_PICTURE(length).map((_, index) => index !== 1 && index !== 5);
    const spans = mosaicOf(hasPicture, [1, 5])[6];
    expect(spans[0], `${length}`).toBe('large');
    expect([spans[1], spans[5]], `${length}`).toEqual(['one', 'one']);
  }
});

test('no initial is large where others can be, and the last row is full all the same', () => {
  for (let length = 6; length <= 14; length += 1) {
    for (const without of [0, 1, 2, length - 1]) {
      const hasPicture = WITH_PICTURE(length).map((_, index) => index !== without);
      for (const columns of [4, 6] as const) {
        const spans = mosaicOf(hasPicture)[columns];
        expect(spans[without], `${length}, ${without}`).not.toBe('large');
        expect(cells(spans) % columns, `${length}, ${without}`).toBe(0);
        expect(spans).toContain('large');
      }
    }
  }
});

test('in a page of ten with two advertisements and one member without a picture too', () => {
  const hasPicture = WITH_PICTURE(10).map((_, index) => ![1, 4, 5].includes(index));
  const spans = mosaicOf(hasPicture, [1, 5])[6];
  expect(spans.flatMap((span, index) => (span === 'large' ? [index] : []))).toEqual([0, 6]);
  expect(cells(spans) % 6).toBe(0);
});

test('advertisements at their indexes do not touch, beside or below each other', () => {
  for (const length of [10, 12, 14]) {
    const hasPicture = WITH_PICTURE(length).map((_, index) => index !== 1 && index !== 5);
    const spans = mosaicOf(hasPicture, [1, 5])[6];
    const rows = laidOut(spans, 6);
    const [first, second] = [1, 5].map((tile) => {
      const row = rows.findIndex((cellsOfRow) => cellsOfRow.includes(tile));
      return { row, column: rows[row]?.indexOf(tile) ?? -1 };
    });
    const distance =
      Math.abs((first?.row ?? 0) - (second?.row ?? 0)) + Math.abs((first?.column ?? 0) - (second?.column ?? 0));
    expect(distance, `${length}: ${spans.join(' ')}`).toBeGreaterThan(1);
    expect(cells(spans) % 6, `${length}`).toBe(0);
  }
});

/** The index of the tile in each cell, row by row, as `grid-auto-flow: dense` puts them. */
function laidOut(spans: readonly MosaicSpan[], columns: number): number[][] {
  const rows: number[][] = [];
  const isFree = (row: number, column: number) => column < columns && rows[row]?.[column] === undefined;
  spans.forEach((span, tile) => {
    const [width, height] = [span === 'one' ? 1 : 2, span === 'large' ? 2 : 1];
    for (let at = 0; ; at += 1) {
      const [row, column] = [Math.floor(at / columns), at % columns];
      const own = Array.from(
        { length: width * height },
        (_, cell) => [row + Math.floor(cell / width), column + (cell % width)] as const,
      );
      if (!own.every(([y, x]) => isFree(y, x))) continue;
      for (const [y, x] of own) {
        const cellsOfRow = rows[y] ?? [];
        cellsOfRow[x] = tile;
        rows[y] = cellsOfRow;
      }
      return;
    }
  });
  return rows;
}

test('without any picture nothing is large, and wide tiles fill the last row', () => {
  const spans = mosaicOf([false, false, false, false, false, false, false])[6];
  expect(spans).toEqual(['one', 'one', 'wide', 'wide', 'wide', 'wide', 'wide']);
});

test('on a phone the first has a row of its own, and so have advertisements and the last one that would stay alone', () => {
  expect(mosaicOf([true, true, true])[2]).toEqual(['large', 'one', 'one']);
  expect(mosaicOf([true, true, true, true])[2]).toEqual(['large', 'one', 'one', 'wide']);
  expect(mosaicOf([false, true])[2]).toEqual(['one', 'one']);
  expect(mosaicOf([true, false, true, true, true, false, true, true], [1, 5])[2]).toEqual([
    'large',
    'band',
    'one',
    'one',
    'one',
    'band',
    'one',
    'wide',
  ]);
});

test('a tile has the span of each number of columns, and none in a template without a mosaic', () => {
  expect(mosaicAttributes(mosaicOf(WITH_PICTURE(9)), 0)).toEqual({
    'data-span-2': 'large',
    'data-span-4': 'large',
    'data-span-6': 'large',
  });
  expect(mosaicAttributes(null, 0)).toEqual({});
});
