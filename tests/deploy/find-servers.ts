import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath, installPackages, mayInstallPackages } from '../../scripts/test/debian-packages.ts';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'apache2', 'php-fpm', 'openssl'];
/** Usually only on root's PATH. */
const SERVER_FOLDER = '/usr/sbin';
/** Tells Debian's packages which services they may start; without the file, all of them. */
const START_POLICY = '/usr/sbin/policy-rc.d';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface ServerPrograms {
  nginx: string;
  apache: string;
  phpFpm: string;
  brotliModule: string;
}

export type ServerSearch = { ok: true; programs: ServerPrograms } | { ok: false; message: string };

/**
 * Finds Debian's nginx, Apache and PHP-FPM; installs missing ones if run as root on Debian, without starting them as
 * services. `message` is one line that says the tests are skipped and why.
 */
export function findServers(): ServerSearch {
  const installed = findInstalled();
  if (installed !== null) return { ok: true, programs: installed };
  if (!mayInstallPackages()) return skipped('only root on Debian can have them installed here');
  const failure = withoutStarting(() => installPackages(PACKAGES));
  const found = findInstalled();
  return found === null ? skipped(failure ?? 'Debian has other ones') : { ok: true, programs: found };
}

function skipped(reason: string): ServerSearch {
  return { ok: false, message: `Debian's nginx, Apache or PHP-FPM is missing: ${reason}.` };
}

function findInstalled(): ServerPrograms | null {
  if (!existsSync(SERVER_FOLDER)) return null;
  const nginx = find('nginx');
  const apache = find('apache2');
  const phpFpm = readdirSync(SERVER_FOLDER).find((name) => /^php-fpm\d/.test(name));
  if (nginx === null || apache === null || phpFpm === undefined || !existsSync(BROTLI_MODULE)) return null;
  return { nginx, apache, phpFpm: join(SERVER_FOLDER, phpFpm), brotliModule: BROTLI_MODULE };
}

function find(name: string): string | null {
  const path = join(SERVER_FOLDER, name);
  return existsSync(path) ? path : findOnPath(name);
}

function withoutStarting<Result>(install: () => Result): Result {
  if (existsSync(START_POLICY)) return install();
  writeFileSync(START_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return install();
  } finally {
    rmSync(START_POLICY);
  }
}
