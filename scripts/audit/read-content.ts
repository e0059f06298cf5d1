import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';

/**
 * A string, since this project's TypeScript config has no DOM types. Takes a page's HTML and returns the content of
 * `#app`.
 */
const READ = `(html) => {
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return [node.data];
    if (node.nodeType !== Node.ELEMENT_NODE) return [];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [{ tag: node.localName, attributes, children: [...node.childNodes].flatMap(read) }];
  };
  const page = new DOMParser().parseFromString(html, 'text/html');
  return JSON.stringify([...page.getElementById('app').childNodes].flatMap(read));
}`;

/**
 * Returns the content of prerendered pages as JSON: a list of texts and of elements with `tag`, `attributes` and
 * `children`.
 *
 * @param files paths of the pages, relative to the app folder
 */
export async function readContent(
  browser: Browser,
  appDirectory: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const page = await browser.newPage();
  try {
    const contents = new Map<string, string>();
    for (const file of files) {
      const html = JSON.stringify(readFileSync(join(appDirectory, file), 'utf8'));
      contents.set(file, String(await page.evaluate(`(${READ})(${html})`)));
    }
    return contents;
  } finally {
    await page.close();
  }
}
