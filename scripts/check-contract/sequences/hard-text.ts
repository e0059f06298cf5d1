/** Characters and line breaks that careless scripts change; all of them are valid in every text. */
// The second letter with two dots is two characters, which no server has to make one.
const SHORT = `Zoë Zoe\u0308 & "Łukasz" <b>'x'</b> C:\\dir 1+1 50%25 😀 שלום`;

/** Fits a name or a city. */
export const HARD_NAME: string = SHORT;

/**
 * With line breaks, a tab, two consecutive spaces, one that does not break, a joined emoji, a heart in colour, and more
 * than 255 bytes and 300 characters.
 */
export const HARD_TEXT: string = `${SHORT}  &amp; 50 %\n\n\t👨\u200d👩\u200d👧 مرحبا, oui\u00a0! ❤\ufe0f ${'größer '.repeat(40)}… Ende 🏁.`;

/** Describes how a text was changed; null if it is unchanged. */
export function changeOf(sent: string, found: unknown): string | null {
  if (found === sent) return null;
  if (typeof found !== 'string') return `no text: ${JSON.stringify(found) ?? 'nothing'}`;
  const place = [...sent].findIndex((letter, index) => [...found][index] !== letter);
  const excerpt = (text: string): string =>
    JSON.stringify([...text].slice(Math.max(0, place - 6), place + 14).join(''));
  if (place < 0) return `${[...found].length} characters in place of ${[...sent].length}`;
  return [...found].length < [...sent].length && sent.startsWith(found)
    ? `cut after ${[...found].length} of ${[...sent].length} characters`
    : `${excerpt(found)} in place of ${excerpt(sent)}`;
}

export const TEXT_ADVICE =
  'Write what came: prepared statements in place of addslashes, utf8mb4 in tables and connection, columns that are wide ' +
  'enough, htmlspecialchars only in pages, and urldecode for nothing that came as JSON.';
