import { resolve } from 'node:path';
import { withBuildLock } from '../build/build-lock.ts';
import { APP_OUTPUT } from '../build/output-paths.ts';
import { prerenderSite } from '../prerender/prerender-site.ts';
import { releaseSite } from './release-site.ts';

/**
 * `npm run release -- <folder of the site>`: puts the last build online there. Exit codes: 0 online, 1 not, and the site
 * is as it was.
 */
const [site] = process.argv.slice(2);
try {
  if (site === undefined) throw new Error('npm run release -- <folder of the site>');
  const { live, warnings } = await withBuildLock(() => releaseSite(APP_OUTPUT, resolve(site), prerenderSite));
  console.log(`The build is online in ${live}. Reload the web server: its rules are written anew beside it.`);
  for (const warning of warnings) console.warn(`Before members come: ${warning}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
