import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';
import { findOnPath, installPackages, mayInstallPackages } from './debian-packages.ts';

/** Executable names of Chrome and Chromium, the stable ones first. */
const NAMES_ON_PATH = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'chrome.exe',
  'microsoft-edge-stable',
];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
/** Debian's packages, and the programs in them. */
const DEBIAN_CHROMIUM = 'chromium';
const DEBIAN_SHELL = 'chromium-headless-shell';
const START_TIMEOUT_MS = 30_000;
const INSTALL_TIMEOUT_MS = 300_000;

export type BrowserSearch = { ok: true; executablePath: string } | { ok: false; message: string };

/**
 * Finds the browser for the end-to-end tests: the one set in `CHROMIUM_PATH`, an installed Chrome or Chromium, or
 * Playwright's own; if there is none, installs one: Debian's for root, which has a headless shell, else Playwright's. Tests each candidate by asking for its version. A `CHROMIUM_PATH`
 * that does not start is an error; there is no fallback.
 */
export function findBrowser(): BrowserSearch {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    return starts(named)
      ? { ok: true, executablePath: named }
      : { ok: false, message: `CHROMIUM_PATH names ${named}, which does not start: set it to a Chrome or Chromium.` };
  }
  const found = findInstalled() ?? findInstalledAfter(install());
  if (found !== null) return { ok: true, executablePath: found };
  return {
    ok: false,
    message:
      'No Chrome or Chromium was found and none could be installed: install one, or set CHROMIUM_PATH to its program.',
  };
}

/**
 * Finds Chromium's headless shell: the same engine without the windows of a browser, which takes a quarter less
 * processor time for a test. Where Debian's Chromium is `browserPath`, root gets the shell of the same version
 * installed. Returns null where there is none: then tests run in the browser itself.
 */
export function findHeadlessShell(browserPath: string): string | null {
  const named = process.env['HEADLESS_SHELL_PATH'];
  if (named !== undefined && named !== '') return starts(named) ? named : null;
  if (browserPath !== findOnPath(DEBIAN_CHROMIUM)) return null;
  const find = () => findOnPath(DEBIAN_SHELL, starts);
  return find() ?? (installPackages([DEBIAN_SHELL]) === null ? find() : null);
}

/** Returns Debian's packages of what `findBrowser` and `findHeadlessShell` would install here. */
export function missingBrowserPackages(): readonly string[] {
  if ((process.env['CHROMIUM_PATH'] ?? '') !== '') return [];
  const browserPath = findInstalled();
  if (browserPath === null) return [DEBIAN_CHROMIUM, DEBIAN_SHELL];
  return browserPath === findOnPath(DEBIAN_CHROMIUM) && findOnPath(DEBIAN_SHELL) === null ? [DEBIAN_SHELL] : [];
}

function findInstalled(): string | null {
  const onPath = NAMES_ON_PATH.flatMap((name) => findOnPath(name, starts) ?? []);
  return onPath[0] ?? [...USUAL_PLACES, chromium.executablePath()].find(starts) ?? null;
}

function findInstalledAfter(installed: boolean): string | null {
  return installed ? findInstalled() : null;
}

function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // Chrome on Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: START_TIMEOUT_MS }).status === 0;
}

function install(): boolean {
  console.log('No Chrome or Chromium was found: installing one for the tests ...');
  if (mayInstallPackages() && installPackages([DEBIAN_CHROMIUM, DEBIAN_SHELL], true) === null) return true;
  return run('npx', ['playwright', 'install', 'chromium']) && starts(chromium.executablePath());
}

function run(command: string, values: readonly string[]): boolean {
  const { status } = spawnSync(command, values, {
    cwd: REPOSITORY_ROOT,
    stdio: 'inherit',
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
  return status === 0;
}
