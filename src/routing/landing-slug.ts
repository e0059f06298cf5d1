import { NICHE_MAX, NICHE_MIN } from '../../worker/public/constants.ts';
import { NICHE_WORDS, type NicheWord } from '../../worker/public/niches.ts';
import { isLocaleCode, LOCALE_CODES, type LocaleCode } from '../../worker/public/runtime-configuration.ts';

export const NICHES = [NICHE_MIN, 2, 3, 4, 5, 6, NICHE_MAX] as const;
export type Niche = (typeof NICHES)[number];
/** The niche of a site that cannot be asked. */
export const MAIN_NICHE: Niche = NICHE_MIN;

const nicheWords: readonly string[] = NICHE_WORDS;

/** The word of a niche in addresses; empty for the main one. */
export function nicheWord(niche: Niche): NicheWord {
  return NICHE_WORDS[niche - NICHE_MIN] ?? '';
}

/** Stands in the place of the language for that of the visitor. */
const ANY_LANGUAGE = 'auto';
/** English has a word of its own; its code is taken too, and leads on to the word. */
const ENGLISH = 'eng';

const LANGUAGE_WORDS: readonly string[] = [ENGLISH, ...LOCALE_CODES, ANY_LANGUAGE];
/** Every slug of a landing page as a regular expression, which web servers are configured with too. */
export const LANDING_SLUG_EXPRESSION = `(?:(?:${NICHE_WORDS.filter((word) => word !== '').join('|')})-)?(?:${LANGUAGE_WORDS.join('|')})`;

const LANDING_PATH = /^\/(?:landers\/[^/]+|members\/[0-9]+\/landing[23])\/([a-z-]+)\/?$/i;

/** What the slug of a landing page says. */
export interface LandingSlug {
  niche: Niche;
  /** Null for `auto`: the visitor's. */
  locale: LocaleCode | null;
  /** The one slug of this niche and language; null while the language is not known. */
  canonical: string | null;
}

/** The slug of a landing page where none is given: niche and language, such as `she-de`, or `eng` for English. */
export function landingSlug(locale: LocaleCode, niche: number): string {
  const word = NICHE_WORDS[niche - NICHE_MIN] ?? '';
  return (word === '' ? '' : `${word}-`) + (locale === 'en' ? ENGLISH : locale);
}

/** Reads a slug, in letters of either case as routes and web servers do; null when no page has it. */
export function parseLandingSlug(text: string): LandingSlug | null {
  const words = text.toLowerCase().split('-');
  const language = words.pop() ?? '';
  const niche = NICHES[nicheWords.indexOf(words.join('-'))];
  if (niche === undefined || (words.length > 0 && words[0] === '') || !LANGUAGE_WORDS.includes(language)) return null;
  const locale = language === ENGLISH ? 'en' : isLocaleCode(language) ? language : null;
  return { niche, locale, canonical: locale === null ? null : landingSlug(locale, niche) };
}

/** The language that the address of a landing page names; null where it names none. */
export function localeOfPath(path: string): LocaleCode | null {
  const slug = LANDING_PATH.exec(path)?.[1];
  return slug === undefined ? null : (parseLandingSlug(slug)?.locale ?? null);
}
