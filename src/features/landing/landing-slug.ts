import type { LocaleCode } from '../../../worker/public/runtime-configuration.ts';

/** By the niche of the site, 1 to 7; the first has none (specification, section 2). */
const NICHE_PREFIXES = ['', 'she-', 'bdsm-', 'bbw-', 'gilf-', 'milf-', 'gay-'] as const;

/** The slug of a landing page where none is given: niche and language, such as `she-de`, or `eng` for English. */
export function landingSlug(locale: LocaleCode, niche: number): string {
  return `${NICHE_PREFIXES[niche - 1] ?? ''}${locale === 'en' ? 'eng' : locale}`;
}

/** The slug with the word `auto` in it replaced by the locale's code: `milf-auto` becomes `milf-de`. */
export function resolveSlug(slug: string, locale: LocaleCode): string {
  return slug
    .split('-')
    .map((word) => (word === 'auto' ? locale : word))
    .join('-');
}
