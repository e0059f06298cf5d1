import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { prerenderSite } from '../prerender/prerender-site.ts';
import { writeShell } from '../prerender/write-shell.ts';
import { buildFirstLook } from './build-first-look.ts';
import { buildFirstRows } from './build-first-rows.ts';
import { buildPrerenderer } from './build-prerenderer.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { BUILD_SOURCES, hashFiles } from './content-hash.ts';
import { drawMaps } from './draw-maps.ts';
import { writeManifests } from './manifests.ts';
import { missingWords } from './missing-words.ts';
import { APP_OUTPUT, BUILD_STAMP, OUTPUT_ROOT, PAGE_SHELL } from './output-paths.ts';
import { writeRouteRecord } from './route-record.ts';

/**
 * Builds the app and its service worker, and stamps the output with the hash of its sources. Open pages detect a newer
 * build through `build.json`. Throws if translations are missing from a language, and names them.
 */
export async function buildProduct(): Promise<void> {
  const missing = missingWords();
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const sources = hashFiles(BUILD_SOURCES);
  mkdirSync(OUTPUT_ROOT, { recursive: true });
  rmSync(BUILD_STAMP, { force: true });
  // A build started by a test runner would inherit its NODE_ENV and bundle the development build of React.
  process.env['NODE_ENV'] = 'production';
  await build({ logLevel: 'warn' });
  writeFileSync(join(APP_OUTPUT, 'build.json'), `${JSON.stringify({ id: sources })}\n`);
  writeManifests(APP_OUTPUT);
  drawMaps(APP_OUTPUT);
  await buildFirstLook(APP_OUTPUT);
  await buildPrerenderer();
  await writeShell(APP_OUTPUT);
  copyFileSync(join(APP_OUTPUT, 'index.html'), PAGE_SHELL);
  await prerenderSite(APP_OUTPUT);
  await writeRouteRecord(APP_OUTPUT);
  await buildFirstRows(APP_OUTPUT);
  await buildServiceWorker(APP_OUTPUT);
  writeFileSync(BUILD_STAMP, sources);
}
