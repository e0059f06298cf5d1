import { LOCALE_CODES } from '../../openapi/generated/enumerations.ts';
import { importSource } from './import-source.ts';

const SLUGS = 'src/routing/landing-slug.ts';

/** 1 to 7 (specification, section 2). */
const NICHE_COUNT = 7;
export const MAIN_NICHE = 1;
/** One of them. */
export type Niche = number;

export interface SiteNiche {
  niche: Niche;
  /** Before the language in a slug; empty for the main niche. */
  word: string;
  /** The slug of its landing pages in a language. */
  slugIn: (locale: string) => string;
}

/** The niches of landing pages as the app names them. Throws when the file does not do that. */
export async function readNiches(): Promise<readonly SiteNiche[]> {
  const { landingSlug } = await importSource(SLUGS);
  if (typeof landingSlug !== 'function') throw new Error(`${SLUGS} exports no landingSlug`);
  const slugOf = (locale: string, niche: Niche): string => {
    const slug: unknown = landingSlug(locale, niche);
    if (typeof slug !== 'string') throw new Error(`${SLUGS} has no slug for ${locale}`);
    return slug;
  };
  return Array.from({ length: NICHE_COUNT }, (_, index) => {
    const niche = index + 1;
    const word = slugOf('de', niche).slice(0, -'-de'.length);
    return { niche, word, slugIn: (locale) => slugOf(locale, niche) };
  });
}

/** The language in a slug, as the web servers find it: the word, and the language that it stands for. */
export async function readLanguageWords(): Promise<readonly { word: string; locale: string }[]> {
  const [main] = await readNiches();
  if (main === undefined) throw new Error(`${SLUGS} names no niches`);
  const words = LOCALE_CODES.map((locale) => ({ word: main.slugIn(locale), locale }));
  const codes = LOCALE_CODES.map((locale) => ({ word: locale, locale }));
  return [...words, ...codes.filter(({ word }) => !words.some((one) => one.word === word))];
}
