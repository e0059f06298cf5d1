import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES_ATTRIBUTE } from '../../worker/public/prerendered-page.ts';
import { LOCALE_CODES, type RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { contentRevision } from '../build/precache.ts';

const SHELL = 'index.html';
/** The entry of the start page in the precache manifest of a built service worker, up to its revision. */
const SHELL_REVISION = /(["'`]\/index\.html["'`],\s*["'`]?revision["'`]?:\s*["'`])[0-9a-f]+/;

/**
 * Completes `index.html` of a built app, also one of the operator's own, from `config.json`: the site's name in tabs and
 * previews of links until, or unless, a script runs, and its languages for the first script. Its new content enters the
 * service worker's list, without which a browser that was there before would keep the old page.
 *
 * @throws if the page asks for files that the app lacks, such as one copied from another build
 */
export function completeStartPage(appDirectory: string, { siteName, locales }: RuntimeConfiguration): void {
  const isWhole = locales.length === LOCALE_CODES.length;
  const told = isWhole ? '' : ` ${LOCALES_ATTRIBUTE}="${locales.join(' ')}"`;
  const title = `<title>${siteName.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`;
  const page = join(appDirectory, SHELL);
  rewrite(page, (html) => {
    refuseMissingFiles(appDirectory, html);
    return html
      .replace(/<title>[^<]*<\/title>/, () => title)
      .replace(new RegExp(`(<html[^>]*?)(?: ${LOCALES_ATTRIBUTE}="[^"]*")?>`), `$1${told}>`);
  });
  const worker = join(appDirectory, 'sw.js');
  // An operator may have put another one in its place, as to take leave of all.
  if (existsSync(worker))
    rewrite(worker, (code) => code.replace(SHELL_REVISION, (_all, before: string) => before + contentRevision(page)));
}

/** Throws unless {@link completeStartPage} will find its place in the service worker of this build. */
export function requireShellRevision(code: string): void {
  if (!SHELL_REVISION.test(code)) throw new Error(`sw.js names no revision of ${SHELL}`);
}

function refuseMissingFiles(appDirectory: string, html: string): void {
  const files = new Set(html.match(/(?<=["= ])\/assets\/[\w./-]+/g));
  const missing = [...files].filter((file) => !existsSync(join(appDirectory, file)));
  if (missing.length > 0)
    throw new Error(
      `${SHELL} asks for files that this build lacks: ${missing.join(', ')}. Make your own anew from that of the build.`,
    );
}

/** A file that is as it should be keeps its date. */
function rewrite(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after !== before) writeFileSync(file, after);
}
