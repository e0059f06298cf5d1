import { AsyncLocalStorage } from 'node:async_hooks';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';

/** Disables telemetry and update checks. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Where what runs beside something else puts its output. */
const collected = new AsyncLocalStorage<string[]>();

/** Runs `run` with the output of its tools held back, so that it does not mix with that of others. */
export async function collectOutput<Result>(run: () => Promise<Result>): Promise<{ result: Result; output: string }> {
  const parts: string[] = [];
  const result = await collected.run(parts, run);
  return { result, output: parts.join('') };
}

/** Prints a line, or holds it back with the output of tools. */
export function tell(line: string): void {
  const parts = collected.getStore();
  if (parts === undefined) console.log(line);
  else parts.push(`${line}\n`);
}

/** Runs an installed tool and streams its output. Resolves with whether it succeeded; never rejects. */
export function runTool(
  tool: string,
  values: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return ended(start(tool, values, 'shown', environment));
}

/** Runs a Node script directly, for a package whose command is shadowed by another package's. Never rejects. */
export function runNode(file: string, values: readonly string[]): Promise<boolean> {
  return ended(spawn(process.execPath, [file, ...values], { cwd: REPOSITORY_ROOT, stdio: shownStdio() }));
}

/** Resolves with whether the process succeeded; never rejects. */
function ended(child: ChildProcess): Promise<boolean> {
  const parts = collected.getStore();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => parts?.push(part));
  }
  return new Promise((resolve) => {
    child
      .on('error', (error) => {
        tell(error.message);
        resolve(false);
      })
      .on('close', (code) => resolve(code === 0));
  });
}

function shownStdio(): ['ignore', 'inherit' | 'pipe', 'inherit' | 'pipe'] {
  const output = collected.getStore() === undefined ? 'inherit' : 'pipe';
  return ['ignore', output, output];
}

/** Runs an installed tool, or git, and resolves with its standard output, or null if it did not start. */
export function readTool(
  tool: string,
  values: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  return new Promise((resolve) => {
    const child = start(tool, values, 'read', environment);
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    child.on('error', () => resolve(null)).on('close', () => resolve(text));
  });
}

function start(
  tool: string,
  values: readonly string[],
  output: 'shown' | 'read',
  environment: Readonly<Record<string, string>>,
) {
  const command = tool === 'git' ? tool : join(REPOSITORY_ROOT, 'node_modules', '.bin', tool);
  return spawn(command, values, {
    cwd: REPOSITORY_ROOT,
    stdio: output === 'read' ? ['ignore', 'pipe', 'ignore'] : shownStdio(),
    env: { ...process.env, ...QUIET, ...environment },
    shell: process.platform === 'win32',
  });
}
