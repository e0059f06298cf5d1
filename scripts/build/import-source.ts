import { join } from 'node:path';
import { runnerImport } from 'vite';
import { REPOSITORY_ROOT } from './content-hash.ts';

/**
 * What a file of the app exports. Scripts import nothing of the app: what they need of it they read and check.
 *
 * @param file below the folder of the project
 */
export async function importSource(file: string): Promise<Readonly<Record<string, unknown>>> {
  const { module } = await runnerImport<Readonly<Record<string, unknown>>>(join(REPOSITORY_ROOT, file), {
    configFile: false,
    root: join(REPOSITORY_ROOT, 'src'),
    logLevel: 'warn',
  });
  return module;
}
