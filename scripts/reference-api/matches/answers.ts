import type { Schemas } from '../contract/contract.ts';
import { integerColumn, nullableText } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import type { GuestCall } from '../http/call.ts';
import { issueCsrfToken } from '../session/csrf.ts';
import { questionsIn } from './questions.ts';

/** Answers by question id; null if skipped. */
export type Answers = ReadonlyMap<number, string | null>;

/** Returns the owner of the answers: the member or the visitor's browser, whose cookie is set if missing. */
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

/** Replaces an earlier answer. */
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
