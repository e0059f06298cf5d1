import { expect, test } from 'vitest';
import type { Matches } from '../../../worker/public/direct-calls.ts';
import { matchLabel, reasonsFirst } from './match-label.ts';

type Reasons = Matches['matches'][number]['reasons'];

const reasons = (...codes: Reasons[number]['code'][]): Reasons => codes.map((code) => ({ code, text: code }));

test('from 60 percent on, the score is shown, also of the best one', () => {
  expect(matchLabel({ score: 60, reasons: reasons('same_answer') }, true)).toEqual({ kind: 'score', score: 60 });
  expect(matchLabel({ score: 100, reasons: reasons('nearby') }, false)).toEqual({ kind: 'score', score: 100 });
});

test('below, the best one is called so, whatever the reasons', () => {
  expect(matchLabel({ score: 59, reasons: reasons('same_answer') }, true)).toEqual({ kind: 'best' });
});

test('below, answers in common are counted, and no other reason', () => {
  const match = { score: 59, reasons: reasons('same_answer', 'nearby', 'same_answer', 'online') };
  expect(matchLabel(match, false)).toEqual({ kind: 'answers', count: 2 });
  expect(matchLabel({ score: 31, reasons: reasons('nearby', 'age') }, false)).toBeNull();
});

test('the distance and being online are told after the reasons, whose order stays', () => {
  const given = reasons('online', 'likes_you', 'nearby', 'same_answer', 'age');
  expect(reasonsFirst(given).map(({ code }) => code)).toEqual(['likes_you', 'same_answer', 'age', 'nearby', 'online']);
});
