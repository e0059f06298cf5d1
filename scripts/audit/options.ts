import { parseArgs } from 'node:util';

export type AuditOptions = { ok: true; runs: number } | { ok: false; message: string };

const RUNS_MAX = 25;

/** `--runs N`: how often each page is measured, 3 times when it is not said. */
export function parseOptions(values: readonly string[]): AuditOptions {
  try {
    const { runs = '3' } = parseArgs({ args: [...values], options: { runs: { type: 'string' } } }).values;
    const count = Number(runs);
    if (Number.isInteger(count) && count >= 1 && count <= RUNS_MAX) return { ok: true, runs: count };
    return { ok: false, message: `--runs takes a whole number from 1 to ${RUNS_MAX}, not ${JSON.stringify(runs)}.` };
  } catch (error) {
    return {
      ok: false,
      message: `${error instanceof Error ? error.message : String(error)}\nUsage: npm run audit -- [--runs N]`,
    };
  }
}
