import type { Habit } from './habit.ts';

const MARK = [0xef, 0xbb, 0xbf];

export function startsWithMark(body: Uint8Array): boolean {
  return MARK.every((byte, index) => body[index] === byte);
}

/** A PHP file was saved as "UTF-8 with BOM": its first three bytes are printed before any other output. */
export const byteOrderMark: Habit = (answer) => {
  if (!startsWithMark(answer.body) || !(answer.wantsJson || answer.problems.length > 0)) return null;
  return {
    code: 'php-byte-order-mark',
    title: 'An invisible byte-order mark stands before the JSON',
    place: null,
    count: 1,
    expected: 'a body that begins with the JSON',
    actual: 'the bytes EF BB BF first',
    advice:
      'One of the PHP files that this script includes was saved as "UTF-8 with BOM". Save it as UTF-8 without BOM; ' +
      `this lists them: grep -rl $'^\\xEF\\xBB\\xBF' --include='*.php' .`,
    explained: answer.problems,
  };
};
