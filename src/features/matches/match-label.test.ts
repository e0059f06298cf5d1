import { expect, test } from 'vitest';
import type { Matches } from '../../../worker/public/direct-calls.ts';
import { areScoresShown, matchLabel, reasonsFirst } from './match-label.ts';

type Reasons = Matches['matches'][number]['reasons'];

const reasons = (...codes: Reasons[number]['code'][]): Reasons => codes.map((code) => ({ code, text: code }));

test('the scores are shown from 60 percent on, and of all or of none', () => {
  expect(areScoresShown([{ score: 100 }, { score: 60 }])).toBe(true);
  expect(areScoresShown([{ score: 100 }, { score: 59 }])).toBe(false);
  expect(matchLabel(60, true, true)).toEqual({ kind: 'score', score: 60 });
  expect(matchLabel(100, false, true)).toEqual({ kind: 'score', score: 100 });
});

test('without scores the best one is called so, and nothing is said of the others', () => {
  expect(matchLabel(90, true, false)).toEqual({ kind: 'best' });
  expect(matchLabel(59, false, false)).toBeNull();
});

test('the distance and being online are told after the reasons, whose order stays', () => {
  const given = reasons('online', 'likes_you', 'nearby', 'same_answer', 'age');
  expect(reasonsFirst(given).map(({ code }) => code)).toEqual(['likes_you', 'same_answer', 'age', 'nearby', 'online']);
});
