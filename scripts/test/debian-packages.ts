import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const INSTALL_TIMEOUT_MS = 600_000;
/** Test processes run beside each other, and two that install at once take apt's lock from each other. */
const ONE_AT_A_TIME = join(tmpdir(), 'debian-packages-of-tests.lock');
/** Seconds to wait for an apt-get that is none of ours. */
const FOREIGN_LOCK_TIMEOUT_S = 300;

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
  const command = ['apt-get', '-o', `DPkg::Lock::Timeout=${FOREIGN_LOCK_TIMEOUT_S}`, ...values];
  const { status, stderr, error } = spawnSync('flock', [ONE_AT_A_TIME, ...command], {
    encoding: 'utf8',
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return null;
  const reason = error?.message ?? stderr.trim().split('\n').at(-1) ?? '';
  return `apt-get ${values[0]}: ${reason}`;
}
