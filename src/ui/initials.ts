const TINTS = 5;

/**
 * What stands in a picture's place: the first letters of the first two words of a name, or the first two of its only
 * word, since an "I" alone reads as a line. The same in every browser: a Turkish one would put a dot on it.
 */
export function initialsOf(name: string): string {
  const [first = [], second] = name
    .trim()
    .split(/\s+/)
    .map((word) => Array.from(word));
  const [letter = '', next = ''] = first;
  return letter.toUpperCase() + (second === undefined ? next : (second[0] ?? '').toUpperCase());
}

/** The number of the tint behind them, the same for the same name. */
export function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum % TINTS;
}
