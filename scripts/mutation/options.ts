import { parseArgs } from 'node:util';

export interface MutationOptions {
  /** Folders and files to restrict the run to, relative to the repository root; empty for all. */
  paths: string[];
  concurrency: number;
  /** Ignores the results of earlier runs. */
  isFresh: boolean;
}

export type OptionsParse = { ok: true; options: MutationOptions } | { ok: false; message: string };

const CONCURRENCY_DEFAULT = 2;
const CONCURRENCY_MAX = 64;
const USAGE = 'Usage: npm run test:mutation -- [--mutate PATH]… [--concurrency N] [--fresh]';

/**
 * Paths may end in a pattern such as `/**`, which stands for the folder, and may be positional, as when the shell has
 * already expanded the pattern.
 */
export function parseOptions(values: readonly string[]): OptionsParse {
  try {
    const parsed = parseArgs({
      args: [...values],
      allowPositionals: true,
      options: {
        mutate: { type: 'string', multiple: true },
        concurrency: { type: 'string', default: String(CONCURRENCY_DEFAULT) },
        fresh: { type: 'boolean', default: false },
      },
    });
    const concurrency = Number(parsed.values.concurrency);
    if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > CONCURRENCY_MAX) {
      const given = JSON.stringify(parsed.values.concurrency);
      return { ok: false, message: `--concurrency takes a whole number from 1 to ${CONCURRENCY_MAX}, not ${given}.` };
    }
    const paths = [...(parsed.values.mutate ?? []), ...parsed.positionals].map(withoutPattern);
    return { ok: true, options: { paths, concurrency, isFresh: parsed.values.fresh } };
  } catch (error) {
    return { ok: false, message: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` };
  }
}

function withoutPattern(path: string): string {
  return path.replace(/^\.\//, '').replace(/(\/\*\*?(\/\*(\.ts)?)?)?\/?$/, '');
}
