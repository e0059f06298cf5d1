import { parseArgs } from 'node:util';

/** Lighthouse scores, paint times compared with reference pages, pictures of loads, cold starts of a member's page. */
const PARTS = ['scores', 'paints', 'frames', 'starts'] as const;
export type AuditPart = (typeof PARTS)[number];

export type AuditOptions =
  | { ok: true; runs: number; parts: readonly AuditPart[]; paths: readonly string[] }
  | { ok: false; message: string };

const RUNS_MAX = 25;
const USAGE = `Usage: npm run audit -- [--runs N] [--only ${PARTS.join('|')}] [--page PATH]`;

/**
 * `--runs N`: how often each page is measured, 5 by default. `--only`: a single part; all by default. `--page`, which may
 * be repeated: which of the pages are scored and painted; all of them by default, an empty list.
 */
export function parseOptions(values: readonly string[]): AuditOptions {
  try {
    const {
      runs = '5',
      only,
      page: paths = [],
    } = parseArgs({
      args: [...values],
      options: { runs: { type: 'string' }, only: { type: 'string' }, page: { type: 'string', multiple: true } },
    }).values;
    const parts = only === undefined ? PARTS : PARTS.filter((part) => part === only);
    if (parts.length === 0)
      return { ok: false, message: `--only takes ${PARTS.join(', ')}, not ${JSON.stringify(only)}.` };
    const count = Number(runs);
    if (Number.isInteger(count) && count >= 1 && count <= RUNS_MAX) return { ok: true, runs: count, parts, paths };
    return { ok: false, message: `--runs takes a whole number from 1 to ${RUNS_MAX}, not ${JSON.stringify(runs)}.` };
  } catch (error) {
    return { ok: false, message: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` };
  }
}
