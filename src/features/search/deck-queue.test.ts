import { expect, test } from 'vitest';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { nextPage, placeOf, undecided } from './deck-queue.ts';

const [anna, berta, cleo] = [1, 2, 3].map((id) => sampleOf('ProfileCard', { id }));
const NONE = { stored: new Set<number>(), decisions: [], returned: new Set<number>() };

test('a member who slipped onto the next page meanwhile is dealt once', () => {
  if (!anna || !berta || !cleo) throw new Error('The sample has no members');
  expect(
    undecided({
      ...NONE,
      pages: [
        [anna, berta],
        [berta, cleo],
      ],
    }),
  ).toEqual([anna, berta, cleo]);
});

test('whoever was liked or passed is not dealt again, until that is taken back', () => {
  if (!anna || !berta || !cleo) throw new Error('The sample has no members');
  const pages = [[anna, berta, cleo]];
  const decisions = [{ profile: berta, choice: 'pass' } as const];
  const stored = new Set([1, 2]);
  expect(undecided({ ...NONE, pages, stored, decisions })).toEqual([cleo]);
  // The stored row is still there when the card has to be back.
  expect(undecided({ pages, stored, decisions: [], returned: new Set([2]) })).toEqual([berta, cleo]);
  // Decided once more.
  expect(undecided({ pages, stored, decisions, returned: new Set([2]) })).toEqual([cleo]);
});

test('the next page is fetched before the cards run out, and not without end', () => {
  const far = { loaded: 2, pageCount: 9, limit: 5 };
  expect(nextPage(3, far)).toBe(3);
  expect(nextPage(4, far)).toBeNull();
  expect(nextPage(0, { ...far, loaded: 5 })).toBeNull();
  expect(nextPage(0, { ...far, loaded: 5, limit: 10 })).toBe(6);
  expect(nextPage(0, { loaded: 9, pageCount: 9, limit: 20 })).toBeNull();
  expect(nextPage(0, { loaded: 0, pageCount: null, limit: 5 })).toBe(1);
});

test('the place of a member counts all results before, each once', () => {
  if (!anna || !berta || !cleo) throw new Error('The sample has no members');
  const pages = [
    [anna, berta],
    [berta, cleo],
  ];
  expect([anna, berta, cleo].map(({ id }) => placeOf(id, pages))).toEqual([1, 2, 3]);
});
