import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a page's description for search engines and link previews, by its route path. */
export type Descriptions = (routePath: string, siteName: string) => string;

/**
 * Reads `_i18n/<locale>/descriptions.json` of a built app. These texts are separate from the app's messages, since no
 * browser loads them. `{site}` is replaced with the site's name.
 *
 * @throws if the file is missing or does not contain the locale; the returned function throws if a page has no
 * description
 */
export function readDescriptions(appDirectory: string, locale: string): Descriptions {
  const file = join(appDirectory, '_i18n', locale, 'descriptions.json');
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const texts = entriesOf(entriesOf(content).get(locale));
  if (texts.size === 0) throw new Error(`${file} holds no words of ${locale}`);
  return (routePath, siteName) => {
    const text = texts.get(routePath);
    if (typeof text !== 'string') throw new Error(`${file} does not say what ${routePath} is`);
    return text.replaceAll('{site}', siteName);
  };
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
