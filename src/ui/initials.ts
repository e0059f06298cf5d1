const TINTS = 5;

/** What stands in a picture's place: the first letters of the first two words of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

/** The number of the tint behind them, the same for the same name. */
export function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum % TINTS;
}
