import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireShellRevision } from '../deploy/start-page.ts';
import { buildClassicScript } from './build-classic-script.ts';
import { listPrecache } from './precache.ts';

/**
 * Adds `/sw.js` to the app built in `appOutput`: a single classic script without imports, since not all supported
 * browsers accept a module service worker, under a fixed name. Throws if
 * a release could not tell it of another `index.html`.
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
  requireShellRevision(readFileSync(join(appOutput, 'sw.js'), 'utf8'));
}
