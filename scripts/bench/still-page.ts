import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'puppeteer-core';
import type { ServedSite } from '../audit/serve-site.ts';
import { offlineWorker } from '../audit/write-fixtures.ts';

/** A scope of its own: the product's service worker answers every other navigation with the product. */
const FOLDER = 'still';

/** The picture of the product's first rows as HTML: what any page takes to show it. */
export const STILL_CHATS = `/${FOLDER}/chats.html`;

const LIMIT_MS = 60_000;

/** Returns the document as it is when the first rows stand, before the app begins. A string: no DOM types here. */
const KEEP_FIRST_ROWS = `(() => {
  const look = () => {
    if (document.querySelector('#shell[data-rows]') === null) return requestAnimationFrame(look);
    window.firstRowsHtml = document.documentElement.outerHTML;
  };
  requestAnimationFrame(look);
})()`;

/**
 * Writes the product's chats, as its first script draws them, as a page without any script into the app folder. Its
 * service worker, which keeps it and all that it shows, is installed in `context`.
 */
export async function writeStillChats(context: BrowserContext, { url, appDirectory }: ServedSite): Promise<void> {
  const page = await context.newPage();
  await page.evaluateOnNewDocument(KEEP_FIRST_ROWS);
  await page.goto(`${url}/chats`, { waitUntil: 'domcontentloaded' });
  const kept = await page.waitForFunction('window.firstRowsHtml', { timeout: LIMIT_MS });
  const html = `<!doctype html>\n${withoutScripts(String(await kept.jsonValue()))}\n`;
  mkdirSync(join(appDirectory, FOLDER), { recursive: true });
  writeFileSync(join(appDirectory, STILL_CHATS), html);
  const files = [STILL_CHATS, ...shownBy(html)];
  writeFileSync(join(appDirectory, FOLDER, 'service-worker.js'), offlineWorker(files));
  await page.goto(url + STILL_CHATS);
  await page.evaluate("navigator.serviceWorker.register('service-worker.js')");
  await page.waitForFunction('navigator.serviceWorker.ready.then(() => true)', { timeout: LIMIT_MS });
  await page.close();
}

/** Leaves out scripts, what they preload, and the manifest, which the other pages do not have either. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link [^>]*rel="(?:modulepreload|preload|manifest)"[^>]*>/g, '');
}

/** Returns the paths of the style sheets and pictures of a page. */
function shownBy(html: string): string[] {
  const paths = [...html.matchAll(/<(?:link [^>]*rel="stylesheet"[^>]* href|img [^>]*src)="(\/[^"]*)"/g)];
  return [...new Set(paths.map(([, path = '']) => path.replaceAll('&amp;', '&')))];
}
