import type { Schemas } from '../contract/contract.ts';
import { integerColumn, nullableText } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import type { GuestCall } from '../http/call.ts';
import { issueCsrfToken } from '../session/csrf.ts';
import { questionsIn } from './questions.ts';

/** Answers by the id of their question; null where it was skipped. */
export type Answers = ReadonlyMap<number, string | null>;

/** Whose answers they are: a member's, or those of a visitor's browser, whose cookie is set when it is missing. */
export function subjectOf(call: GuestCall, secret: string): string {
  if (call.account !== null) return memberSubject(call.account.memberId);
  return `browser ${issueCsrfToken(call.context, secret)}`;
}

export function memberSubject(memberId: number): string {
  return `member ${memberId}`;
}

export async function readAnswers(reader: Reader, subject: string): Promise<Answers> {
  const rows = await reader.rows('SELECT question, answer FROM match_answers WHERE subject = ?', [subject]);
  return new Map(rows.map((row) => [integerColumn(row, 'question'), nullableText(row, 'answer')]));
}

/** Takes the place of an earlier answer. */
export async function storeAnswer(
  writer: Writer,
  subject: string,
  { question, answer }: { question: number; answer: string | null },
  nowMs: number,
): Promise<void> {
  await writer.run(
    'INSERT OR REPLACE INTO match_answers (subject, question, answer, answered_at_ms) VALUES (?, ?, ?, ?)',
    [subject, question, answer, nowMs],
  );
}

export function answeredQuestions(answers: Answers, language: Schemas['Locale']): Schemas['MatchQuestion'][] {
  return questionsIn(language).map((question) => ({
    ...question,
    answer: answers.get(question.id) ?? null,
    skipped: answers.get(question.id) === null,
  }));
}
