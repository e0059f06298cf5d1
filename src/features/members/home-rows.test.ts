import { expect, test } from 'vitest';
import type { HomeMembersKey } from '../../../worker/public/rows.ts';
import { shownInSection } from './home-rows.ts';

const KEYS = ['members-nearby', 'members-newest', 'members-online'] as const;
const OWN_ID = 99;

/** Negative ids are those of members without a photo. */
function sections(
  found: Partial<Record<HomeMembersKey, readonly number[]>>,
  above: readonly number[] = [],
): number[][] {
  const members = (section: HomeMembersKey) => found[section]?.map((id) => ({ id, main_image: id < 0 ? null : {} }));
  return KEYS.map((key) => shownInSection(key, members, OWN_ID, new Set(above)).map(({ id }) => id));
}

test('sections with the same members show further ones instead of the same again', () => {
  const same = Array.from({ length: 18 }, (_, place) => place + 1);
  expect(sections({ 'members-nearby': same, 'members-newest': same, 'members-online': same })).toEqual([
    [1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12],
    [13, 14, 15, 16, 17, 18],
  ]);
});

test('a section without anyone else is empty, and those of a section that is not known are missed nowhere', () => {
  expect(sections({ 'members-newest': [1, 2, 3], 'members-online': [2, 1, 3] })).toEqual([[], [1, 2, 3], []]);
});

test('who is found above but not shown there is shown below', () => {
  const [near, , online] = sections({ 'members-nearby': [1, 2, 3, 4, 5, 6, 7], 'members-online': [7, 1, 8, 9] });
  expect(near).toEqual([1, 2, 3, 4, 5, 6]);
  expect(online).toEqual([7, 8, 9]);
});

test('members with a photo come first, in the order of the server, and the own member never', () => {
  const [near] = sections({ 'members-nearby': [-1, 2, OWN_ID, -3, 4] });
  expect(near).toEqual([2, 4, -1, -3]);
});

test('a row with fewer than three photos is left out, but not that of members nearby', () => {
  expect(
    sections({ 'members-nearby': [-1, 2], 'members-newest': [-3, 4, 5], 'members-online': [-6, 7, 8, 9] }),
  ).toEqual([[2, -1], [], [7, 8, 9, -6]]);
});

test('whom the news above show, no section shows again', () => {
  const found = { 'members-nearby': [1, 2, 3, 4, 5], 'members-newest': [6, 7, 8, 9] };
  expect(sections(found, [2, 4, 7])).toEqual([[1, 3, 5], [6, 8, 9], []]);
});

test('members nearby whom the news above show are shown rather than hardly anybody', () => {
  const found = { 'members-nearby': [1, 2, 3, 4, 5], 'members-newest': [6, 7, 8, 9] };
  expect(sections(found, [1, 2, 4, 7, 8])).toEqual([[1, 2, 3, 4, 5], [], []]);
});
