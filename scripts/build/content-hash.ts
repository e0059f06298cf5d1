import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const REPOSITORY_ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

/** What the built app depends on. Tests are left out: they never change the output. */
export const BUILD_SOURCES: readonly string[] = [
  'src',
  'worker',
  'openapi/generated',
  'public',
  'scripts/build',
  // Pages of visitors, and the files of the web servers.
  'scripts/prerender',
  'scripts/deploy',
  'vite.config.ts',
  'package-lock.json',
];

/** The message files of all locales. */
export const MESSAGE_SOURCES: readonly string[] = ['public/_i18n'];

const TEST_FILE = /\.test\.tsx?$/;

/**
 * 16 hexadecimal digits that change when the path or the bytes of any file below `paths` change, and with nothing
 * else: no clock, no machine. A path that does not exist counts as empty.
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
