import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath, installPackages, mayInstallPackages } from '../../scripts/test/debian-packages.ts';
import { findBrowser } from '../../scripts/test/find-browser.ts';
import type { EngineName } from './engine.ts';

export interface WebKitPrograms {
  driver: string;
  miniBrowser: string;
  /** Null if a display is available. */
  xvfb: string | null;
}

export type Programs =
  | { name: Exclude<EngineName, 'WebKit'>; executablePath: string }
  | { name: 'WebKit'; programs: WebKitPrograms };

/**
 * Finds an engine's programs, installing Debian packages if permitted. Throws an error that says what to install if
 * they are missing.
 */
export function findEngine(name: EngineName): Programs {
  switch (name) {
    case 'Chromium': {
      const found = findBrowser();
      if (!found.ok) throw new Error(found.message);
      return { name, executablePath: found.executablePath };
    }
    case 'Firefox': {
      const executablePath = foundOrInstalled(findFirefox, ['firefox-esr']);
      if (executablePath === null) {
        throw new Error('No Firefox was found: install one (Debian: firefox-esr), or set FIREFOX_PATH to its program.');
      }
      return { name, executablePath };
    }
    case 'WebKit': {
      const programs = foundOrInstalled(findWebKit, ['webkit2gtk-driver', 'xvfb']);
      if (programs === null) {
        throw new Error('No WebKitGTK with its driver was found: install Debian’s webkit2gtk-driver and xvfb.');
      }
      return { name, programs };
    }
  }
}

function foundOrInstalled<Found>(find: () => Found | null, packages: readonly string[]): Found | null {
  const found = find();
  if (found !== null || !mayInstallPackages()) return found;
  process.stdout.write(`Installing for the tests: ${packages.join(', ')} ...\n`);
  const failure = installPackages(packages);
  if (failure !== null) process.stdout.write(`${failure}\n`);
  return find();
}

function findFirefox(): string | null {
  const named = process.env['FIREFOX_PATH'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : null;
  return findOnPath('firefox-esr') ?? findOnPath('firefox');
}

function findWebKit(): WebKitPrograms | null {
  const driver = findOnPath('WebKitWebDriver');
  const miniBrowser = findMiniBrowser();
  const xvfb = findOnPath('Xvfb');
  const hasDisplay = (process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'] ?? '') !== '';
  if (driver === null || miniBrowser === null || (xvfb === null && !hasDisplay)) return null;
  return { driver, miniBrowser, xvfb };
}

/** Finds WebKitGTK's MiniBrowser, which is in a library folder that depends on architecture and version. */
function findMiniBrowser(): string | null {
  const libraries = ['/usr/lib', '/usr/libexec'].flatMap((root) =>
    existsSync(root) ? [root, ...readdirSync(root).map((entry) => join(root, entry))] : [],
  );
  const candidates = libraries.flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((version) => join(folder, version, 'MiniBrowser')),
  );
  return candidates.find((path) => existsSync(path)) ?? null;
}
