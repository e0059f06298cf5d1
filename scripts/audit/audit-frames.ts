import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { OUTPUT_ROOT } from '../build/output-paths.ts';
import { runTool } from '../test/run-tool.ts';
import { frameSheet, type LoadedPage } from './frame-sheet.ts';
import { takeInFreshProfile } from './run-lighthouse.ts';
import { serveSite } from './serve-site.ts';
import { takeFrames } from './take-frames.ts';

const LANGUAGES = ['en', 'de'] as const;
const MOMENTS_MS = [500, 1000, 1500, 2000, 3000];
/** One page of each kind: the start with its form, a short form, a table, a campaign. */
const PATHS: readonly ((language: string) => string)[] = [
  () => '/',
  () => '/login',
  () => '/pricing',
  (language) => `/landers/maplanding/${language === 'en' ? 'eng' : language}`,
];

/**
 * Writes what visitors see while a page loads on a slow phone, in each template as the site's own, to one sheet. Nothing
 * is judged: whether the first picture has words and form is for eyes.
 *
 * @returns the path of the sheet
 */
export async function auditFrames(browser: Browser): Promise<string> {
  const loaded: LoadedPage[] = [];
  for (const template of TEMPLATE_NAMES) {
    const site = await serveSite({ prepare: (appDirectory) => showIn(appDirectory, template) });
    try {
      for (const pathIn of PATHS) {
        for (const language of LANGUAGES) {
          const path = pathIn(language);
          const frames = await takeInFreshProfile(browser, (page) =>
            takeFrames(page, site.url + path, language, MOMENTS_MS),
          );
          loaded.push({ template, path, language, ...frames });
          console.log(
            `${template.padEnd(8)} ${language}  ${path.padEnd(26)} first ${Math.round(frames.first.atMs)} ms`,
          );
        }
      }
    } finally {
      await site.dispose();
    }
  }
  const folder = join(OUTPUT_ROOT, 'frames');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'index.html');
  writeFileSync(file, frameSheet(loaded));
  return file;
}

/** As an operator does who changes the template of a site; a process of its own, since parts load once in each. */
async function showIn(appDirectory: string, template: (typeof TEMPLATE_NAMES)[number]): Promise<void> {
  const file = join(appDirectory, 'config.json');
  const configuration: unknown = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(Object.assign({}, configuration, { template })));
  const isWritten = await runTool('tsx', ['scripts/prerender/main.ts', appDirectory]);
  if (!isWritten) throw new Error(`The pages could not be written in ${template}`);
}
