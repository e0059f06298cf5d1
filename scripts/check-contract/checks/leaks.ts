/** Internals of a server that an error response reveals. */
export type Leak = 'sql' | 'trace' | 'path';

const LEAKS: readonly (readonly [Leak, RegExp])[] = [
  [
    'sql',
    /SQLSTATE\[|You have an error in your SQL syntax|PDOException|mysqli_sql_exception|\bORA-\d{5}\b|pg_query\(\)/,
  ],
  ['trace', /Stack trace:|#\d+ \{main\}|#0 [/\\\w]+\.php/],
  [
    'path',
    /(?:\/(?:var|home|srv|usr|opt|www|app|htdocs|data)\/[\w./-]+|[A-Z]:\\[\w\\. -]+)\.(?:php|phtml|inc|ini|tpl)\b/,
  ],
];
/** Longer bodies are searched only up to this length. */
const LOOKED_AT = 20_000;

/** Returns the first leak found in a text, or null. */
export function leakIn(text: string): { what: Leak; excerpt: string } | null {
  const start = text.slice(0, LOOKED_AT);
  for (const [what, pattern] of LEAKS) {
    const found = pattern.exec(start);
    if (found !== null) return { what, excerpt: start.slice(found.index, found.index + 60) };
  }
  return null;
}
