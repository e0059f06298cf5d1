import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBuildLock } from './build-lock.ts';
import { BUILD_SOURCES, hashFiles } from './content-hash.ts';
import { APP_OUTPUT, BUILD_STAMP } from './output-paths.ts';

/**
 * Builds the app into `.output/app` unless the output there is up to date with the sources, and prints which of the two
 * happened. Concurrent processes build only once. Rejects if the build fails.
 */
export async function ensureBuilt(): Promise<void> {
  await withBuildLock(async () => {
    if (isFresh()) {
      console.log('The built app is up to date.');
      return;
    }
    console.log('Building the app, since its sources changed ...');
    // Imported lazily: the bundler takes a second to load and is rarely needed.
    const { buildProduct } = await import('./build-product.ts');
    await buildProduct();
  });
}

function isFresh(): boolean {
  if (!existsSync(BUILD_STAMP) || !existsSync(join(APP_OUTPUT, 'index.html')) || !existsSync(join(APP_OUTPUT, 'sw.js')))
    return false;
  return readFileSync(BUILD_STAMP, 'utf8') === hashFiles(BUILD_SOURCES);
}
