/** What a refusal tells of the inside of a server. */
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
/** Of a longer body only so much is looked at. */
const LOOKED_AT = 20_000;

/** The first of them in a text; null where there is none. */
export function leakIn(text: string): { what: Leak; excerpt: string } | null {
  const start = text.slice(0, LOOKED_AT);
  for (const [what, pattern] of LEAKS) {
    const found = pattern.exec(start);
    if (found !== null) return { what, excerpt: start.slice(found.index, found.index + 60) };
  }
  return null;
}
