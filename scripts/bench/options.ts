import { parseArgs } from 'node:util';

export const MEASURES = ['reload', 'cold', 'write', 'idle', 'calls', 'account', 'press', 'checker'] as const;
export type MeasureName = (typeof MEASURES)[number];

export type BenchOptions = { ok: true; runs: number; names: readonly MeasureName[] } | { ok: false; message: string };

const RUNS_DEFAULT = 5;
const RUNS_MAX = 25;
const USAGE = `Usage: npm run bench -- [--runs N] [--only ${MEASURES.join('|')}]`;

/** `--runs N`: how often each is measured. `--only`: one measure, repeatable; all by default. */
export function parseOptions(values: readonly string[]): BenchOptions {
  try {
    const { runs = String(RUNS_DEFAULT), only = [] } = parseArgs({
      args: [...values],
      options: { runs: { type: 'string' }, only: { type: 'string', multiple: true } },
    }).values;
    const unknownName = only.find((name) => !MEASURES.some((known) => known === name));
    if (unknownName !== undefined)
      return { ok: false, message: `--only takes ${MEASURES.join(', ')}, not ${JSON.stringify(unknownName)}.` };
    const count = Number(runs);
    if (!Number.isInteger(count) || count < 1 || count > RUNS_MAX)
      return { ok: false, message: `--runs takes a whole number from 1 to ${RUNS_MAX}, not ${JSON.stringify(runs)}.` };
    return { ok: true, runs: count, names: MEASURES.filter((name) => only.length === 0 || only.includes(name)) };
  } catch (error) {
    return { ok: false, message: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` };
  }
}
