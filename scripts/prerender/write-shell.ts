import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPrerenderer } from './load-prerenderer.ts';

const PLACE = /(<div id="shell"[^>]*>)[\s\S]*?(<\/div>\s*<noscript>)/;

/**
 * Inserts the skeleton of a member's page into `index.html` of a built app, before the file's content hash enters the
 * precache manifest. Throws if the file has no place for it, or if it contains inline styles, which the
 * Content-Security-Policy forbids.
 */
export async function writeShell(appDirectory: string): Promise<void> {
  const { renderShell } = await loadPrerenderer();
  const shell = await renderShell();
  const file = join(appDirectory, 'index.html');
  const html = readFileSync(file, 'utf8');
  if (!PLACE.test(html)) throw new Error('index.html has no place for the shell');
  if (/ style=/.test(shell)) throw new Error('The shell has styles in its markup');
  writeFileSync(
    file,
    html.replace(PLACE, (_whole, start: string, end: string) => start + shell + end),
  );
}
