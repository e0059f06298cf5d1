import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';

/** Disables telemetry and update checks. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Runs an installed tool and streams its output. Resolves with whether it succeeded; never rejects. */
export function runTool(
  tool: string,
  values: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    start(tool, values, 'inherit', environment)
      .on('error', (error) => {
        console.error(error.message);
        resolve(false);
      })
      .on('close', (code) => resolve(code === 0));
  });
}

/** Runs a Node script directly, for a package whose command is shadowed by another package's. Never rejects. */
export function runNode(file: string, values: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(process.execPath, [file, ...values], { cwd: REPOSITORY_ROOT, stdio: ['ignore', 'inherit', 'inherit'] })
      .on('error', (error) => {
        console.error(error.message);
        resolve(false);
      })
      .on('close', (code) => resolve(code === 0));
  });
}

/** Runs an installed tool, or git, and resolves with its standard output, or null if it did not start. */
export function readTool(
  tool: string,
  values: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  return new Promise((resolve) => {
    const child = start(tool, values, 'pipe', environment);
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
  stdout: 'inherit' | 'pipe',
  environment: Readonly<Record<string, string>>,
) {
  const command = tool === 'git' ? tool : join(REPOSITORY_ROOT, 'node_modules', '.bin', tool);
  return spawn(command, values, {
    cwd: REPOSITORY_ROOT,
    stdio: ['ignore', stdout, stdout === 'inherit' ? 'inherit' : 'ignore'],
    env: { ...process.env, ...QUIET, ...environment },
    shell: process.platform === 'win32',
  });
}
