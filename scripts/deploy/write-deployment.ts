import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { LOCALES_ATTRIBUTE } from '../../worker/public/prerendered-page.ts';
import { LOCALE_CODES, type RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { writeManifests } from '../build/manifests.ts';
import { readNiches } from '../build/read-niches.ts';
import { apacheFiles, UNKNOWN_CALL_FILE } from './apache.ts';
import { compressFiles } from './compress-files.ts';
import { nginxFiles } from './nginx.ts';
import { writeSearchFiles } from './search-files.ts';
import { readSite } from './site.ts';
import { examplePlaces, type SitePlaces } from './site-places.ts';
import { listWarnings } from './warnings.ts';

/**
 * Writes everything derived from `config.json`: the web manifests, `robots.txt`, `sitemap.xml`, title and languages of `index.html` and compressed
 * copies into the built app, and the web server configuration into `deployDirectory`. Can be run again after each change of
 * `config.json`.
 *
 * @param putOwn lays the operator's own files over those that are written here, before any is compressed
 * @returns what the operator should change before the site goes live, one sentence each
 * @throws if `config.json` is invalid, with one line per problem
 */
export async function writeDeployment(
  appDirectory: string,
  deployDirectory: string,
  places: SitePlaces = examplePlaces(resolve(appDirectory), resolve(deployDirectory)),
  putOwn: () => void = () => undefined,
): Promise<string[]> {
  const site = await readSite(appDirectory);
  const files = [...nginxFiles(site, places), ...apacheFiles(site, places)];
  writeHead(join(appDirectory, 'index.html'), site.configuration);
  writeManifests(appDirectory);
  writeSearchFiles(appDirectory, site, await readNiches());
  writeFileSync(
    join(appDirectory, UNKNOWN_CALL_FILE),
    `${JSON.stringify({ error: 'not_found', message: 'There is no such call.' })}\n`,
  );
  putOwn();
  await compressFiles(appDirectory);
  for (const { path, text } of files) {
    const file = join(deployDirectory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return listWarnings(appDirectory, site.configuration);
}

/** What stands in tabs and previews of links until, or unless, a script runs, and the languages for the first script. */
function writeHead(file: string, { siteName, locales }: RuntimeConfiguration): void {
  const html = readFileSync(file, 'utf8');
  const isWhole = locales.length === LOCALE_CODES.length;
  const told = isWhole ? '' : ` ${LOCALES_ATTRIBUTE}="${locales.join(' ')}"`;
  const title = `<title>${siteName.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`;
  const written = html
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(new RegExp(`(<html[^>]*?)(?: ${LOCALES_ATTRIBUTE}="[^"]*")?>`), `$1${told}>`);
  if (written !== html) writeFileSync(file, written);
}
