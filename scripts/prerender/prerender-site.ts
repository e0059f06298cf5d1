import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PrerenderedPage } from '../../worker/public/prerendered-page.ts';
import { CHUNK_RECORD, PAGE_SHELL } from '../build/output-paths.ts';
import { readChunkRecord, readSheetRecord } from '../build/record-chunks.ts';
import { readConfiguration } from '../deploy/read-configuration.ts';
import { readDescriptions } from './descriptions.ts';
import { styleSheet, takeInlineStyles } from './inline-styles.ts';
import { loadPrerenderer } from './load-prerenderer.ts';
import { findPageFiles, type PageFiles } from './page-files.ts';
import { type PageAddress, pageHtml } from './page-html.ts';
import { listPages } from './prerendered-pages.ts';
import { sharePicture } from './share-picture.ts';

/**
 * Writes the visitors' pages to `pages/<language>` of a built app, in the languages and the
 * template set in its `config.json`. Deletes the previous pages.
 *
 * @returns the number of pages
 * @throws if the app was not built here, its configuration is invalid, or a page cannot be rendered
 */
export async function prerenderSite(appDirectory: string): Promise<number> {
  const { renderPage } = await loadPrerenderer();
  const configuration = readConfiguration(appDirectory);
  const { siteName, siteUrl, template, locales, defaultLocale, uncachedLocales } = configuration;
  const shell = readFileSync(PAGE_SHELL, 'utf8');
  const record = { chunks: readChunkRecord(CHUNK_RECORD), sheets: readSheetRecord(CHUNK_RECORD) };
  const folder = join(appDirectory, 'pages');
  rmSync(folder, { recursive: true, force: true });
  const pages = await listPages();
  const written: WrittenPage[] = [];
  for (const locale of locales) {
    const readWords = (name: string): unknown =>
      JSON.parse(readFileSync(join(appDirectory, '_i18n', locale, name), 'utf8'));
    const messageFiles = { messages: readWords('messages.json'), landings: readWords('landings.json') };
    const describe = readDescriptions(appDirectory, locale);
    for (const { routePath, pathIn, landing, describedBy, wordFiles, file, isIndexable } of pages) {
      const niche = landing?.niche ?? null;
      const path = pathIn(locale);
      const page = await renderPage({ routePath, path, niche, locale, messageFiles, configuration });
      const { html, rules } = takeInlineStyles(page.html);
      const address = {
        siteUrl,
        siteName,
        isIndexable,
        description: page.description ?? describe(describedBy, siteName),
        picture: sharePicture(routePath, landing),
        // The page of a member has no address of its own to name, and neither has that of unknown paths.
        pathIn: routePath === null || (landing === null && routePath.includes(':')) ? null : pathIn,
        isLanguageInPath: niche !== null,
        locale,
        defaultLocale,
        locales,
      };
      // The app requests these with a header that a preload cannot send (src/i18n/load-messages.ts).
      const words = uncachedLocales.includes(locale) ? [] : wordFiles.map((name) => `_i18n/${locale}/${name}.json`);
      written.push({ file: join(folder, locale, file), page: { ...page, html }, rules, words, address });
    }
  }
  const sheet = writeStyleSheet(appDirectory, new Map(written.flatMap(({ rules }) => [...rules])));
  const filesByClasses = new Map<string, PageFiles>();
  for (const { file, page, rules, words, address } of written) {
    // Pages of a landing family differ only in their text, so they share the result.
    const classes = [...new Set(page.html.match(/ class="[^"]*"/g))].sort().join('');
    const files =
      filesByClasses.get(classes) ?? findPageFiles(page.html, record, `src/templates/${template}`, appDirectory);
    filesByClasses.set(classes, files);
    const styles = rules.size === 0 ? files.styles : [...files.styles, sheet];
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageHtml(shell, page, { ...files, styles, words }, address));
  }
  return written.length;
}

interface WrittenPage {
  file: string;
  page: PrerenderedPage;
  rules: ReadonlyMap<string, string>;
  words: readonly string[];
  address: PageAddress;
}

/** @returns the path relative to the app folder, with a content hash in the name */
function writeStyleSheet(appDirectory: string, rules: ReadonlyMap<string, string>): string {
  const css = styleSheet(rules);
  const file = `assets/prerendered-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(appDirectory, file), css);
  return file;
}
