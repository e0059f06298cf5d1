import { LANGUAGE_BADGE_COUNTRIES } from '../../../worker/public/constants.ts';

/**
 * Whether a member's language is shown: where it is not the reader's, and always in countries of several languages
 * (specification, section 9).
 */
export function showsLanguageBadge(member: { country: string; language: string }, ownLanguage: string): boolean {
  return member.language !== ownLanguage || LANGUAGE_BADGE_COUNTRIES.some((country) => country === member.country);
}
