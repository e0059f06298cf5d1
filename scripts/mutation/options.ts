import { parseArgs } from 'node:util';

export interface MutationOptions {
  /** Folders and files to which the run is narrowed, from the root of the repository; empty for all. */
  paths: string[];
  concurrency: number;
  /** Takes no result of an earlier run. */
  isFresh: boolean;
}

export type OptionsParse = { ok: true; options: MutationOptions } | { ok: false; message: string };

const CONCURRENCY_DEFAULT = 2;
const CONCURRENCY_MAX = 64;
const USAGE = 'Usage: npm run test:mutation -- [--mutate PATH]… [--concurrency N] [--fresh]';

/**
 * Paths may end in a pattern such as `/**`, which means the folder, and may come without `--mutate` each, as a shell
 * hands them over that has read the pattern itself.
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
