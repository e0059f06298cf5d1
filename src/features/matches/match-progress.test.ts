import { expect, test } from 'vitest';
import type { MatchQuestion } from '../../../worker/public/direct-calls.ts';
import { firstOpen } from './match-progress.ts';

function question(id: number, answer: string | null, skipped: boolean): MatchQuestion {
  return { id, text: 'Early bird or night owl?', options: [], answer, skipped };
}

test('one goes on with the first question that is neither answered nor skipped', () => {
  const questions = [question(1, 'early', false), question(2, null, true), question(3, null, false)];
  expect(firstOpen(questions)).toBe(2);
});

test('when each is settled none is open', () => {
  expect(firstOpen([question(1, null, true)])).toBeNull();
  expect(firstOpen([])).toBeNull();
});
