import { readFileSync } from 'node:fs';

/** A row of the README's table of cache rules. */
export interface ReadmeRule {
  /** As in the first column: `/assets/*`, `/sw.js`. */
  paths: readonly string[];
  /** The text of the first column without the paths: "a route, such as". */
  words: string;
  /** Null if the backend decides. */
  cacheControl: string | null;
  note: string;
}

/** Reads the README's table for operators, which the tests compare with the servers. */
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
