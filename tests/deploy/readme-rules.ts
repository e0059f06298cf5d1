import { readFileSync } from 'node:fs';

/** One row of the table of rules in the README. */
export interface ReadmeRule {
  /** As the first column has them: `/assets/*`, `/sw.js`. */
  paths: readonly string[];
  /** The first column without the paths: "a route, such as". */
  words: string;
  /** Null where the backend says. */
  cacheControl: string | null;
  note: string;
}

/** The table that the README gives operators, which is what the tests hold the servers to. */
export function readRules(): ReadmeRule[] {
  const text = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const lines = text.slice(text.search(/^\| path +\| Cache-Control/m)).split('\n');
  const rows = lines.slice(
    2,
    lines.findIndex((line) => !line.startsWith('|')),
  );
  return rows.map((line) => {
    const [, first = '', second = '', note = ''] = line.split('|').map((cell) => cell.trim());
    return {
      paths: codes(first),
      words: first
        .replace(/`[^`]*`/g, '')
        .replace(/[\s,]+/g, ' ')
        .trim(),
      cacheControl: codes(second)[0] ?? null,
      note,
    };
  });
}

function codes(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code ?? []);
}
