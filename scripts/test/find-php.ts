import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findOnPath, installPackages, mayInstallPackages } from './debian-packages.ts';

const START_TIMEOUT_MS = 30_000;
/** PHP 8.2; the tests need the workers of PHP's built-in server and `ini_parse_quantity`. */
const OLDEST_VERSION = 80_200;
const DEBIAN_PHP = 'php-cli';

export type PhpSearch = { ok: true; executablePath: string } | { ok: false; message: string };

/**
 * Finds PHP for the tests with a real PHP server: the one set in `PHP_PATH`, or an installed one; if there is none,
 * installs Debian's `php-cli` if this process may. Tests each candidate by asking for its version. `message` is one
 * line that says the tests are skipped and why.
 */
export function findPhp(): PhpSearch {
  if (process.platform === 'win32') return skipped("PHP's own server answers one call at a time on Windows");
  const named = process.env['PHP_PATH'];
  if (named !== undefined && named !== '') {
    return starts(named)
      ? { ok: true, executablePath: named }
      : skipped(`PHP_PATH names ${named}, which does not start or is older than PHP 8.2`);
  }
  const installed = findInstalled();
  if (installed !== null) return { ok: true, executablePath: installed };
  if (!mayInstallPackages()) {
    return skipped('no PHP 8.2 or newer was found, and only root on Debian can have it installed here');
  }
  const failure = installPackages([DEBIAN_PHP]);
  const found = findInstalled();
  if (found !== null) return { ok: true, executablePath: found };
  return skipped(`no PHP 8.2 or newer was found, and installing php-cli failed (${failure ?? 'it is an older one'})`);
}

/** Returns Debian's packages of what `findPhp` would install here. */
export function missingPhpPackages(): readonly string[] {
  const isNamed = (process.env['PHP_PATH'] ?? '') !== '';
  return isNamed || findInstalled() !== null ? [] : [DEBIAN_PHP];
}

function skipped(reason: string): PhpSearch {
  return { ok: false, message: `The tests with a PHP server are skipped: ${reason}.` };
}

function findInstalled(): string | null {
  return findOnPath('php', starts);
}

function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ['-r', 'echo PHP_VERSION_ID;'], {
    encoding: 'utf8',
    timeout: START_TIMEOUT_MS,
  });
  return status === 0 && Number(stdout.trim()) >= OLDEST_VERSION;
}
