import { memberSubject } from '../matches/answers.ts';
import { QUESTIONS, SEEK_QUESTION_ID } from '../matches/questions.ts';
import type { DemoMember } from './members.ts';
import { createRandom } from './random.ts';

/** Returns rows of the `match_answers` table: subject, question, answer, time. Members leave about 15% unanswered. */
export function createMatchAnswers(
  members: readonly DemoMember[],
  nowMs: number,
): readonly (readonly (number | string)[])[] {
  return members.flatMap(({ id }) => {
    const random = createRandom(`answers ${id}`);
    return QUESTIONS.filter(({ id: question }) => question !== SEEK_QUESTION_ID).flatMap((question) => {
      const answer: string = random.pick<string>(question.values);
      return random.chance(0.85) ? [[memberSubject(id), question.id, answer, nowMs]] : [];
    });
  });
}
