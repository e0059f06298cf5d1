import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrerenderedPage, PrerenderRequest } from '../../worker/public/prerendered-page.ts';
import { isLocaleCode } from '../../worker/public/runtime-configuration.ts';
import { CHUNK_RECORD, PRERENDER_OUTPUT } from '../build/output-paths.ts';
import { readChunkRecord } from '../build/record-chunks.ts';
import { readConfiguration } from '../deploy/read-configuration.ts';
import { findPageFiles } from './page-files.ts';
import { pageHtml } from './page-html.ts';
import { listPages } from './prerendered-pages.ts';

interface Prerenderer {
  renderPage: (request: PrerenderRequest) => Promise<PrerenderedPage>;
}

/**
 * Writes the pages of visitors below `pages/<language>` of a built app, in every language that it has words of, in the
 * template of its `config.json`. Pages that stood there before go.
 *
 * @returns how many there are
 * @throws when the app was not built here, its configuration is wrong, or a page cannot be rendered
 */
export async function prerenderSite(appDirectory: string): Promise<number> {
  const bundle = join(PRERENDER_OUTPUT, 'prerender.mjs');
  if (!existsSync(bundle)) throw new Error('The app is not built: npm run build');
  const { renderPage }: Prerenderer = await import(pathToFileURL(bundle).href);
  const configuration = readConfiguration(appDirectory);
  const { siteName, siteUrl, template } = configuration;
  const shell = readFileSync(join(appDirectory, 'index.html'), 'utf8');
  const chunks = readChunkRecord(CHUNK_RECORD);
  const folder = join(appDirectory, 'pages');
  rmSync(folder, { recursive: true, force: true });
  const pages = await listPages();
  let count = 0;
  for (const locale of readdirSync(join(appDirectory, '_i18n')).filter(isLocaleCode)) {
    const messageFile: unknown = JSON.parse(readFileSync(join(appDirectory, '_i18n', locale, 'messages.json'), 'utf8'));
    for (const { routePath, path, file, isListed } of pages) {
      const page = await renderPage({ routePath, path, locale, messageFile, configuration });
      const files = findPageFiles(page.html, chunks, `src/templates/${template}/look.ts`, appDirectory);
      const address = { siteUrl, siteName, isListed, path: routePath === path ? path : null };
      const target = join(folder, locale, file);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, pageHtml(shell, page, files, address));
      count += 1;
    }
  }
  return count;
}
