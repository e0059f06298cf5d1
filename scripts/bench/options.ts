import { parseArgs } from 'node:util';

export const MEASURES = [
  'reload',
  'cold',
  'write',
  'idle',
  'calls',
  'account',
  'press',
  'scroll',
  'motion',
  'stream',
  'checker',
] as const;
export type MeasureName = (typeof MEASURES)[number];

export type BenchOptions =
  | { ok: true; runs: number; minutes: number; names: readonly MeasureName[] }
  | { ok: false; message: string };

const RUNS_DEFAULT = 5;
const RUNS_MAX = 25;
const MINUTES_DEFAULT = 10;
const MINUTES_MAX = 60;
const USAGE = `Usage: npm run bench -- [--runs N] [--minutes N] [--only ${MEASURES.join('|')}]`;

/**
 * `--runs N`: how often each is measured. `--minutes N`: how long messages stream in. `--only`: one measure,
 * repeatable; all by default.
 */
export function parseOptions(values: readonly string[]): BenchOptions {
  try {
    const {
      runs = String(RUNS_DEFAULT),
      minutes = String(MINUTES_DEFAULT),
      only = [],
    } = parseArgs({
      args: [...values],
      options: { runs: { type: 'string' }, minutes: { type: 'string' }, only: { type: 'string', multiple: true } },
    }).values;
    const unknownName = only.find((name) => !MEASURES.some((known) => known === name));
    if (unknownName !== undefined)
      return { ok: false, message: `--only takes ${MEASURES.join(', ')}, not ${JSON.stringify(unknownName)}.` };
    const counts = { runs: readCount(runs, RUNS_MAX), minutes: readCount(minutes, MINUTES_MAX) };
    if (counts.runs === null) return { ok: false, message: refusal('--runs', RUNS_MAX, runs) };
    if (counts.minutes === null) return { ok: false, message: refusal('--minutes', MINUTES_MAX, minutes) };
    return {
      ok: true,
      runs: counts.runs,
      minutes: counts.minutes,
      names: MEASURES.filter((name) => only.length === 0 || only.includes(name)),
    };
  } catch (error) {
    return { ok: false, message: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` };
  }
}

function readCount(text: string, max: number): number | null {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= max ? count : null;
}

function refusal(name: string, max: number, text: string): string {
  return `${name} takes a whole number from 1 to ${max}, not ${JSON.stringify(text)}.`;
}
