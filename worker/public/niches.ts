import type { NICHE_MAX } from './constants.ts';

/** Words before the language, by the niche of the site, 1 to 7; the first has none (specification, section 2). */
export const NICHE_WORDS = ['', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const satisfies {
  length: typeof NICHE_MAX;
};

/** Empty for the main niche. */
export type NicheWord = (typeof NICHE_WORDS)[number];
