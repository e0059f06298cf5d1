import { expect, test } from 'vitest';
import { icebreakersFor } from './icebreaker-topics.ts';

test('two interests and the town come before what fits everybody', () => {
  expect(icebreakersFor({ interests: ['Music', 'Books', 'Cooking'], city: 'Bristol' })).toEqual([
    { kind: 'interest', interest: 'Music' },
    { kind: 'interest', interest: 'Books' },
    { kind: 'city', city: 'Bristol' },
  ]);
});

test('of somebody who says nothing, there is still something to ask', () => {
  expect(icebreakersFor({ interests: [], city: ' ' })).toEqual([{ kind: 'day' }]);
  expect(icebreakersFor({ interests: ['Music'], city: null })).toEqual([
    { kind: 'interest', interest: 'Music' },
    { kind: 'day' },
  ]);
});
