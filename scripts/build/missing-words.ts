import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_CODES } from '../../openapi/generated/enumerations.ts';
import { REPOSITORY_ROOT } from './content-hash.ts';

/** The translations for every page, and those that only landing pages load. */
const FILES = ['messages.json', 'landings.json'] as const;
const WORDS = join(REPOSITORY_ROOT, 'public/_i18n');
const PAGE = join(REPOSITORY_ROOT, 'src/index.html');
/** index.html itself contains these two messages in every language: the app cannot start, and scripts are disabled. */
const SENTENCES_OF_PAGE = 2;
/** The source language, which has all messages. */
const FIRST = 'en';

/**
 * Returns one sentence for each translation problem in the contract's languages: a missing file, the ids missing from a
 * file, or missing sentences in the page.
 */
export function missingWords(
  words: string = WORDS,
  locales: readonly string[] = LOCALE_CODES,
  page: string = readFileSync(PAGE, 'utf8'),
): string[] {
  return locales.flatMap((locale) => {
    const lacks = FILES.flatMap((name) => {
      const file = `public/_i18n/${locale}/${name}`;
      const known = readIds(words, locale, name);
      if (known === null) return [`The contract has the language "${locale}", and ${file} is missing.`];
      const missing = [...(readIds(words, FIRST, name) ?? [])].filter((id) => !known.has(id));
      return missing.length === 0 ? [] : [`${file} has no words for ${missing.join(', ')}.`];
    });
    if (readIds(words, locale, FILES[0]) === null) return lacks;
    const spoken = page.split(`<p lang="${locale}">`).length - 1;
    return [
      ...lacks,
      ...(spoken === SENTENCES_OF_PAGE
        ? []
        : [`src/index.html has ${spoken} of ${SENTENCES_OF_PAGE} sentences with lang="${locale}".`]),
    ];
  });
}

/** Returns the message ids of a language, or null if there is no file. Throws if the file has another structure. */
function readIds(words: string, locale: string, name: string): ReadonlySet<string> | null {
  const path = join(words, locale, name);
  if (!existsSync(path)) return null;
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const texts = typeof file === 'object' && file !== null ? new Map(Object.entries(file)).get(locale) : null;
  if (typeof texts !== 'object' || texts === null) throw new Error(`${path} holds no words of ${locale}`);
  return new Set(Object.keys(texts));
}
