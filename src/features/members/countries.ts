import { LANGUAGE_BADGE_COUNTRIES } from '../../../worker/public/constants.ts';

/**
 * Returns whether a member's language is shown: if it differs from the reader's, and always in multilingual countries
 * (specification, section 9).
 */
export function showsLanguageBadge(member: { country: string; language: string }, ownLanguage: string): boolean {
  return member.language !== ownLanguage || LANGUAGE_BADGE_COUNTRIES.some((country) => country === member.country);
}
