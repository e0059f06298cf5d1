import type { Habit } from './habit.ts';

/** json_encode returns false for values it cannot encode, and `echo false` prints nothing. */
export const empty200: Habit = (answer) => {
  if (answer.status < 200 || answer.status >= 300 || answer.body.byteLength > 0 || !answer.wantsJson) return null;
  const explained = answer.problems.filter(
    (problem) => problem.kind === 'missing-body' || problem.kind === 'wrong-content-type',
  );
  if (!explained.some((problem) => problem.kind === 'missing-body')) return null;
  return {
    code: 'php-empty-200',
    title: 'The answer is a success without a body, as when json_encode failed',
    place: null,
    count: 1,
    expected: 'JSON',
    actual: `${answer.status} with no body`,
    advice:
      'json_encode gives false when a text is not UTF-8, and false is printed as nothing: echo json_encode($body)  ->  ' +
      'echo json_encode($body, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE). Mostly the connection to the ' +
      'database speaks Latin-1: charset=utf8mb4 in the DSN of PDO.',
    explained,
  };
};
