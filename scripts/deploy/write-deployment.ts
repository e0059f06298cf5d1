import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { writeManifests } from '../build/manifests.ts';
import { readNiches } from '../build/read-niches.ts';
import { apacheFiles, UNKNOWN_CALL_FILE } from './apache.ts';
import { compressFiles } from './compress-files.ts';
import { nginxFiles } from './nginx.ts';
import { writeSearchFiles } from './search-files.ts';
import { readSite } from './site.ts';
import { examplePlaces, type SitePlaces } from './site-places.ts';
import { completeStartPage } from './start-page.ts';
import { listWarnings } from './warnings.ts';

/**
 * Writes everything derived from `config.json`: the web manifests, `robots.txt`, `sitemap.xml`, title and languages of
 * `index.html`, its revision in `sw.js` and compressed copies into the built app, and the web server configuration into
 * `deployDirectory`. Can be run again after each change of `config.json`.
 *
 * @param putOwn lays the operator's own files over those that are written here, before `index.html` is completed and
 *   any is compressed
 * @returns what the operator should change before the site goes live, one sentence each
 * @throws if `config.json` is invalid, with one line per problem, or `index.html` is of another build
 */
export async function writeDeployment(
  appDirectory: string,
  deployDirectory: string,
  places: SitePlaces = examplePlaces(resolve(appDirectory), resolve(deployDirectory)),
  putOwn: () => void = () => undefined,
): Promise<string[]> {
  const site = await readSite(appDirectory);
  const files = [...nginxFiles(site, places), ...apacheFiles(site, places)];
  writeManifests(appDirectory);
  writeSearchFiles(appDirectory, site, await readNiches());
  writeFileSync(
    join(appDirectory, UNKNOWN_CALL_FILE),
    `${JSON.stringify({ error: 'not_found', message: 'There is no such call.' })}\n`,
  );
  putOwn();
  completeStartPage(appDirectory, site.configuration);
  await compressFiles(appDirectory);
  for (const { path, text } of files) {
    const file = join(deployDirectory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return listWarnings(appDirectory, site.configuration);
}
