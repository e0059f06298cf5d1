import { expect, test } from 'vitest';
import { icebreakersFor } from './icebreaker-topics.ts';

const MUSIC = { value: 'music', name: 'Music' };
const CHESS = { value: 'chess', name: 'Chess' };
const SAILING = { value: 'sailing', name: 'Sailing' };

test('two interests and the town come before what fits everybody', () => {
  expect(icebreakersFor({ interests: [MUSIC, CHESS, SAILING], city: 'Bristol' })).toEqual([
    { kind: 'asked', about: 'music' },
    { kind: 'named', interest: 'Chess', again: false },
    { kind: 'city', city: 'Bristol' },
  ]);
});

test('two interests without a question of their own are not asked about in the same words', () => {
  expect(icebreakersFor({ interests: [CHESS, SAILING], city: null })).toEqual([
    { kind: 'named', interest: 'Chess', again: false },
    { kind: 'named', interest: 'Sailing', again: true },
    { kind: 'day' },
  ]);
});

test('of somebody who says nothing, there is still something to ask', () => {
  expect(icebreakersFor({ interests: [], city: ' ' })).toEqual([{ kind: 'day' }]);
  expect(icebreakersFor({ interests: [MUSIC], city: null })).toEqual([
    { kind: 'asked', about: 'music' },
    { kind: 'day' },
  ]);
});
