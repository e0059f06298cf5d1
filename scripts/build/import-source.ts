import { join } from 'node:path';
import { runnerImport } from 'vite';
import { REPOSITORY_ROOT } from './content-hash.ts';

/**
 * Returns the exports of one of the app's source files, as unknown values. Scripts do not import the app statically:
 * they load what they need here and validate it.
 *
 * @param file path relative to the repository root
 */
export async function importSource(file: string): Promise<Readonly<Record<string, unknown>>> {
  const { module } = await runnerImport<Readonly<Record<string, unknown>>>(join(REPOSITORY_ROOT, file), {
    configFile: false,
    root: join(REPOSITORY_ROOT, 'src'),
    logLevel: 'warn',
  });
  return module;
}
