import { LOCALE_CODES } from '../../openapi/generated/enumerations.ts';
import { importSource } from './import-source.ts';

const SLUGS = 'src/routing/landing-slug.ts';

/** 1 to 7 (specification, section 2). */
const NICHE_COUNT = 7;
/** The niche whose slugs have no prefix. */
export const MAIN_NICHE: Niche = 1;
/** A niche number, 1 to `NICHE_COUNT`. */
export type Niche = number;

export interface SiteNiche {
  niche: Niche;
  /** Prefix of the language in a slug; empty for the main niche. */
  word: string;
  /** Returns the slug of the niche's landing pages in a language. */
  slugIn: (locale: string) => string;
}

/** Returns the niches of landing pages as the app names them. Throws if the source file does not define them. */
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

/** Returns the words for a language in a slug, as the web servers match them, with the language each one stands for. */
export async function readLanguageWords(): Promise<readonly { word: string; locale: string }[]> {
  const [main] = await readNiches();
  if (main === undefined) throw new Error(`${SLUGS} names no niches`);
  const words = LOCALE_CODES.map((locale) => ({ word: main.slugIn(locale), locale }));
  const codes = LOCALE_CODES.map((locale) => ({ word: locale, locale }));
  return [...words, ...codes.filter(({ word }) => !words.some((one) => one.word === word))];
}
