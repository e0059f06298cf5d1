import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const REPOSITORY_ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

/** The sources of the built app. Tests are left out: they never affect the output. */
export const BUILD_SOURCES: readonly string[] = [
  'src',
  'worker',
  'openapi/generated',
  'openapi/currency-decimals.ts',
  'public',
  'scripts/build',
  // Visitors' pages, and the web servers' configuration files.
  'scripts/prerender',
  'scripts/deploy',
  'vite.config.ts',
  'package-lock.json',
];

/** The message files of all locales. */
export const MESSAGE_SOURCES: readonly string[] = ['public/_i18n'];

const TEST_FILE = /\.test\.tsx?$/;

/**
 * Returns 16 hexadecimal digits that change if and only if the path or content of a file below `paths` changes: they
 * depend neither on the clock nor on the machine. A path that does not exist counts as empty.
 */
export function hashFiles(paths: readonly string[], root: string = REPOSITORY_ROOT): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFiles(join(root, path)))) {
    const name = relative(root, file).split(sep).join('/');
    const content = readFileSync(file);
    hash.update(`${name}\0${content.length}\0`);
    hash.update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !TEST_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
