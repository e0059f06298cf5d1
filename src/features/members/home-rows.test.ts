import { expect, test } from 'vitest';
import type { HomeMembersKey } from '../../../worker/public/rows.ts';
import { shownInSection } from './home-rows.ts';

const KEYS = ['members-nearby', 'members-newest', 'members-online'] as const;

function sections(found: Partial<Record<HomeMembersKey, readonly number[]>>): number[][] {
  return KEYS.map((key) => shownInSection(key, (section) => found[section]?.map((id) => ({ id }))).map(({ id }) => id));
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
  expect(sections({ 'members-newest': [1, 2], 'members-online': [2, 1] })).toEqual([[], [1, 2], []]);
});

test('who is found above but not shown there is shown below', () => {
  const [near, , online] = sections({ 'members-nearby': [1, 2, 3, 4, 5, 6, 7], 'members-online': [7, 1] });
  expect(near).toEqual([1, 2, 3, 4, 5, 6]);
  expect(online).toEqual([7]);
});
