import { expect, test } from 'vitest';
import type { Matches } from '../../../worker/public/direct-calls.ts';
import { matchLabel, reasonsFirst } from './match-label.ts';

type Reasons = Matches['matches'][number]['reasons'];

const reasons = (...codes: Reasons[number]['code'][]): Reasons => codes.map((code) => ({ code, text: code }));

test('from 60 percent on, the score is shown, also of the best one', () => {
  expect(matchLabel(60, true)).toEqual({ kind: 'score', score: 60 });
  expect(matchLabel(100, false)).toEqual({ kind: 'score', score: 100 });
});

test('below, the best one is called so, and nothing is said of the others', () => {
  expect(matchLabel(59, true)).toEqual({ kind: 'best' });
  expect(matchLabel(59, false)).toBeNull();
});

test('the distance and being online are told after the reasons, whose order stays', () => {
  const given = reasons('online', 'likes_you', 'nearby', 'same_answer', 'age');
  expect(reasonsFirst(given).map(({ code }) => code)).toEqual(['likes_you', 'same_answer', 'age', 'nearby', 'online']);
});
