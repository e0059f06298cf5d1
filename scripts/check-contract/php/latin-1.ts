import type { Habit } from './habit.ts';

const EXCERPT_CHARACTERS = 12;

/** Bytes of Latin-1 (Windows-1252) in a body that has to be UTF-8. */
export const latin1: Habit = (answer) => {
  const problem = answer.problems.find((each) => each.kind === 'not-utf8');
  if (problem?.kind !== 'not-utf8') return null;
  const text = new TextDecoder('windows-1252').decode(answer.body);
  const before = text.slice(Math.max(0, problem.offset - EXCERPT_CHARACTERS), problem.offset);
  const after = text.slice(problem.offset, problem.offset + EXCERPT_CHARACTERS);
  const byte = (answer.body[problem.offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return {
    code: 'php-latin-1',
    title: `${answer.operation.operationId}: texts are sent in Latin-1 instead of UTF-8`,
    place: null,
    count: 1,
    expected: 'UTF-8',
    actual: `the byte ${byte} at position ${problem.offset}, in …${before}${after}…`,
    advice:
      "Let the connection speak UTF-8: new PDO('mysql:host=…;dbname=…')  ->  new PDO('mysql:host=…;dbname=…;charset=utf8mb4'); " +
      "texts from elsewhere: mb_convert_encoding($text, 'UTF-8', 'Windows-1252').",
    explained: answer.problems,
  };
};
