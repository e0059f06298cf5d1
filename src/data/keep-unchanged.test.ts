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
