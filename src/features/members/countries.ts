import { COUNTRY_NEIGHBOURS, LANGUAGE_BADGE_COUNTRIES } from '../../../worker/public/constants.ts';

/** The country whose members are shown along with those of `country` (specification, section 9); null when none. */
export function neighbourOf(country: string): string | null {
  for (const [one, other] of COUNTRY_NEIGHBOURS) {
    if (one === country) return other;
    if (other === country) return one;
  }
  return null;
}

/**
 * Whether a member's language is shown: where it is not the reader's, and always in countries of several languages
 * (specification, section 9).
 */
export function showsLanguageBadge(member: { country: string; language: string }, ownLanguage: string): boolean {
  return member.language !== ownLanguage || LANGUAGE_BADGE_COUNTRIES.some((country) => country === member.country);
}
