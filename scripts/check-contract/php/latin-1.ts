import type { Habit } from './habit.ts';

const EXCERPT_CHARACTERS = 12;

/** Latin-1 (Windows-1252) bytes in a body that must be UTF-8. */
export const latin1: Habit = (answer) => {
  const problem = answer.problems.find((each) => each.kind === 'not-utf8');
  if (problem?.kind !== 'not-utf8') return null;
  const offset = firstForeignByte(answer.body, problem.offset);
  const text = new TextDecoder('windows-1252').decode(answer.body);
  const before = text.slice(Math.max(0, offset - EXCERPT_CHARACTERS), offset);
  const after = text.slice(offset, offset + EXCERPT_CHARACTERS);
  const byte = (answer.body[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return {
    code: 'php-latin-1',
    title: 'Texts are sent in Latin-1 instead of UTF-8',
    place: null,
    count: 1,
    expected: 'UTF-8',
    actual: `the byte ${byte} at position ${offset}, in …${before}${after}…`,
    advice:
      "Let the connection speak UTF-8: new PDO('mysql:host=…;dbname=…')  ->  new PDO('mysql:host=…;dbname=…;charset=utf8mb4'); " +
      "texts from elsewhere: mb_convert_encoding($text, 'UTF-8', 'Windows-1252').",
    explained: answer.problems,
  };
};

/**
 * Finds the first foreign byte: one such as E9 can start a UTF-8 character, so the decoder rejects only a later byte.
 */
function firstForeignByte(body: Uint8Array, offset: number): number {
  let place = offset;
  while (place > 0 && offset - place < 4 && (body[place] ?? 0) < 0x80) place -= 1;
  return (body[place] ?? 0) < 0x80 ? offset : place;
}
