import { join } from 'node:path';
import { build } from 'vite';
import { BUILD_TARGETS } from './build-targets.ts';
import { REPOSITORY_ROOT } from './content-hash.ts';
import { listPrecache } from './precache.ts';

/**
 * Adds `/sw.js` to the app built in `appOutput`: a single classic script without imports, since not all supported
 * browsers accept a module service worker, under a fixed name.
 */
export async function buildServiceWorker(appOutput: string): Promise<void> {
  await build({
    configFile: false,
    root: REPOSITORY_ROOT,
    publicDir: false,
    envDir: false,
    logLevel: 'warn',
    define: {
      __PRECACHE_MANIFEST__: JSON.stringify(listPrecache(appOutput)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: appOutput,
      emptyOutDir: false,
      target: BUILD_TARGETS,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(REPOSITORY_ROOT, 'worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  });
}
