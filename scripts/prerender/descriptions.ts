import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What search engines and link previews say of a page, by the path of its route. */
export type Descriptions = (routePath: string, siteName: string) => string;

/**
 * Reads `_i18n/<locale>/descriptions.json` of a built app. These words stand apart from the app's own: no browser loads
 * them. `{site}` in them is the name of the site.
 *
 * @throws when the file is missing or none of the locale; later, when a page has none
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
