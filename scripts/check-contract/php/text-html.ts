import { headerValue } from '../checks/check-headers.ts';
import type { Habit } from './habit.ts';

/** PHP defaults to text/html. */
export const textHtml: Habit = (answer) => {
  if (answer.mediaType !== 'text/html' || !answer.wantsJson || !looksLikeJson(answer.text)) return null;
  const explained = answer.problems.filter((problem) => problem.kind === 'wrong-content-type');
  if (explained.length === 0) return null;
  return {
    code: 'php-text-html',
    title: 'The JSON is sent as text/html',
    place: 'header Content-Type',
    count: 1,
    expected: 'application/json',
    actual: headerValue(answer.headers, 'content-type') ?? 'none',
    advice:
      "PHP says text/html unless told otherwise. Before the first output: header('Content-Type: application/json; charset=utf-8');",
    explained,
  };
};

function looksLikeJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
