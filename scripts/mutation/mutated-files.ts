import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../build/content-hash.ts';

/** What Node has no part of runs in the end-to-end tests only, which are no tests for mutants: too slow. */
const BROWSER_ONLY = [
  /^worker\/(shared-worker|service-worker|browser-environment)\.ts$/,
  /^worker\/http\/send-with-progress\.ts$/,
];

/**
 * Paths, from the root of the repository, of what is mutated: all of the worker that runs in Node, of its service
 * worker and of `src` the pure files, which are those with a test beside them.
 *
 * @param paths folders and files to which this is narrowed; empty for all
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
