import { expect, test } from 'vitest';
import { keepUnchanged } from './keep-unchanged.ts';

const row = (id: number, text: string) => ({ id, profile: { name: 'Ann', images: ['a', 'b'] }, last: { text } });

test('what was read again without a change is the same object', () => {
  const before = { total: 2, rows: [row(1, 'a'), row(2, 'b')], drafts: new Map([[1, { text: 'x' }]]) };
  expect(keepUnchanged(before, structuredClone(before))).toBe(before);
});

test('of a list in which one row has changed, the others stay the same objects', () => {
  const before = [row(1, 'a'), row(2, 'b')];
  const after = [row(1, 'a'), row(2, 'new')];
  const kept = keepUnchanged(before, after);
  expect(kept).toEqual(after);
  expect(kept[0]).toBe(before[0]);
  expect(kept[1]?.profile).toBe(before[1]?.profile);
  expect(kept[1]).not.toBe(before[1]);
});

test('a list that has become shorter or longer is a new list', () => {
  const before = [row(1, 'a'), row(2, 'b')];
  expect(keepUnchanged(before, [row(1, 'a')])).toEqual([row(1, 'a')]);
  expect(keepUnchanged(before, [...before, row(3, 'c')])).toHaveLength(3);
});

test('a property that is gone, or present without a value, is a change', () => {
  const before: unknown = { id: 1, quoted: undefined };
  expect(keepUnchanged<object>(before, { id: 1 })).not.toHaveProperty('quoted');
  expect(keepUnchanged<object>({ id: 1, other: 2 }, { id: 1, quoted: undefined })).toStrictEqual({
    id: 1,
    quoted: undefined,
  });
});

test('a map that lacks an entry, or has another value, is a new map', () => {
  const before = new Map([
    [1, 'a'],
    [2, 'b'],
  ]);
  expect(keepUnchanged(before, new Map([[1, 'a']]))).toEqual(new Map([[1, 'a']]));
  expect(
    keepUnchanged(
      before,
      new Map([
        [1, 'a'],
        [2, 'c'],
      ]),
    ).get(2),
  ).toBe('c');
});

test('dates and blobs are taken from the new result', () => {
  const blob = new Blob(['x']);
  expect(keepUnchanged({ at: new Date(1) }, { at: new Date(1), blob }).blob).toBe(blob);
  const next = new Date(2);
  expect(keepUnchanged(new Date(1), next)).toBe(next);
});

test('rows that moved are the same objects: a message that comes puts its chat first', () => {
  const before = Array.from({ length: 40 }, (_, index) => row(index, 'old'));
  const [first, second, third, ...others] = structuredClone(before);
  const after = [row(90, 'new'), third, { ...first, last: { text: 'new' } }, second, ...others.slice(0, -1)];
  const kept = keepUnchanged(before, after);
  expect(kept).toEqual(after);
  expect(kept[1]).toBe(before[2]);
  expect(kept[3]).toBe(before[1]);
  for (const index of others.slice(0, -1).keys()) expect(kept[index + 4]).toBe(before[index + 3]);
});

test('rows that stand where those before them were taken away are the same objects', () => {
  const before = [row(1, 'a'), row(2, 'b'), row(3, 'c'), row(4, 'd')];
  const kept = keepUnchanged(before, structuredClone(before.slice(2)));
  expect(kept).toHaveLength(2);
  expect(kept[0]).toBe(before[2]);
  expect(kept[1]).toBe(before[3]);
});

test('rows below a whole page of older ones are the same objects', () => {
  const before = Array.from({ length: 30 }, (_, index) => row(index, 'shown'));
  const older = Array.from({ length: 50 }, (_, index) => row(index + 100, 'older'));
  const kept = keepUnchanged(before, [...older, ...structuredClone(before)]);
  for (const index of before.keys()) expect(kept[index + 50]).toBe(before[index]);
});

test('a row is taken for another only if every part of it is equal', () => {
  const before: unknown[] = [{ id: 1, tags: ['a'], at: new Map([[1, 'x']]) }, { id: 2 }];
  for (const other of [
    { id: 1, tags: ['a', 'b'], at: new Map([[1, 'x']]) },
    { id: 1, tags: ['b'], at: new Map([[1, 'x']]) },
    { id: 1, tags: ['a'], at: new Map([[2, 'x']]) },
    { id: 1, tags: ['a'], at: new Map([[1, 'y']]) },
    { id: 1, tags: ['a'] },
    { id: 1, tags: ['a'], at: new Map([[1, 'x']]), more: undefined },
  ]) {
    const [, kept] = keepUnchanged(before, [{ id: 9 }, other]);
    expect(kept).toStrictEqual(other);
    expect(kept).not.toBe(before[0]);
  }
});
