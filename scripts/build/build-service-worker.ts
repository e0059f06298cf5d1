import { buildClassicScript } from './build-classic-script.ts';
import { listPrecache } from './precache.ts';

/**
 * Adds `/sw.js` to the app built in `appOutput`: a single classic script without imports, since not all supported
 * browsers accept a module service worker, under a fixed name.
 */
export async function buildServiceWorker(appOutput: string): Promise<void> {
  await buildClassicScript(appOutput, {
    input: 'worker/service-worker.ts',
    fileName: 'sw.js',
    define: {
      __PRECACHE_MANIFEST__: JSON.stringify(listPrecache(appOutput)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
  });
}
