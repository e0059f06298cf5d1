import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const INSTALL_TIMEOUT_MS = 600_000;

/** Returns the first program with this name in a `PATH` folder that `isRight` accepts, or null. */
export function findOnPath(name: string, isRight: (path: string) => boolean = existsSync): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isRight) ?? null;
}

/** Whether this process may install Debian packages: only root on Debian may. */
export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/**
 * Installs Debian packages, with `withRecommended` including recommended ones such as the fonts of a browser. Returns a
 * one-line error, or null on success.
 */
export function installPackages(names: readonly string[], withRecommended = false): string | null {
  if (!mayInstallPackages()) return 'only root on Debian can have it installed here';
  return run(['update']) ?? run(['install', '-y', ...(withRecommended ? [] : ['--no-install-recommends']), ...names]);
}

function run(values: readonly string[]): string | null {
  const command = 'apt-get';
  const { status, stderr, error } = spawnSync(command, values, {
    encoding: 'utf8',
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return null;
  const reason = error?.message ?? stderr.trim().split('\n').at(-1) ?? '';
  return `${command} ${values[0]}: ${reason}`;
}
