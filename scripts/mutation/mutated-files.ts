import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';

/** Code that cannot run in Node is covered only by end-to-end tests, which are too slow for mutation testing. */
const BROWSER_ONLY = [
  /^worker\/(shared-worker|service-worker|browser-environment)\.ts$/,
  /^worker\/http\/send-with-progress\.ts$/,
];

/**
 * Returns the paths of the mutated files, relative to the repository root: the whole worker as far as it runs in Node;
 * and in its service worker and in `src`, the pure files, which are those with a test beside them.
 *
 * @param paths folders and files to restrict the run to; empty for all
 */
export function mutatedFiles(paths: readonly string[]): string[] {
  return ['worker', 'src']
    .flatMap(listScripts)
    .filter((file) => !BROWSER_ONLY.some((pattern) => pattern.test(file)))
    .filter((file) => !/^(src|worker\/service-worker)\//.test(file) || hasTest(file))
    .filter((file) => paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`)));
}

function listScripts(folder: string): string[] {
  return readdirSync(join(REPOSITORY_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.ts$/.test(file) && !/\.(test|d)\.ts$/.test(file))
    .sort();
}

function hasTest(file: string): boolean {
  return existsSync(join(REPOSITORY_ROOT, file.replace(/\.ts$/, '.test.ts')));
}
