import type { MessageId } from '../../i18n/translation.ts';

/** What landing pages have a word and a sign for: values of the profile field `interests`. */
export const INTERESTS = [
  { value: 'music', label: 'landing.interest_music' },
  { value: 'cooking', label: 'landing.interest_cooking' },
  { value: 'hiking', label: 'landing.interest_hiking' },
  { value: 'cinema', label: 'landing.interest_cinema' },
  { value: 'books', label: 'landing.interest_books' },
  { value: 'dancing', label: 'landing.interest_dancing' },
  { value: 'sport', label: 'landing.interest_sport' },
  { value: 'art', label: 'landing.interest_art' },
  { value: 'animals', label: 'landing.interest_animals' },
] as const satisfies readonly { value: string; label: MessageId }[];

export type InterestValue = (typeof INTERESTS)[number]['value'];

/** Those of a member that have a word here. */
export function interestWords(values: readonly string[]): MessageId[] {
  return INTERESTS.filter(({ value }) => values.includes(value)).map(({ label }) => label);
}
