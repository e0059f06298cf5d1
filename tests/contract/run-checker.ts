import { runCommand } from '../../scripts/check-contract/command.ts';

export interface CheckerRun {
  exitCode: 0 | 1 | 2;
  /** Standard output. */
  output: string;
  /** Lines on standard error. */
  errors: readonly string[];
}

/** Runs the command as in a backend's CI: no terminal, no colours. */
export async function runChecker(args: readonly string[], signal?: AbortSignal): Promise<CheckerRun> {
  const errors: string[] = [];
  let output = '';
  const exitCode = await runCommand(args, {
    out: {
      write: (text) => {
        output += text;
      },
      isTerminal: false,
      columns: 80,
    },
    printError: (line) => errors.push(line),
    environment: {},
    signal: signal ?? new AbortController().signal,
  });
  return { exitCode, output, errors };
}
