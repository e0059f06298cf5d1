import type { MessageId } from '../../i18n/translation.ts';

/** Values of the profile field `interests` that landing pages have a label and an icon for. */
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

/** Returns the labels of a member's interests; values without a label are left out. */
export function interestWords(values: readonly string[]): MessageId[] {
  return INTERESTS.filter(({ value }) => values.includes(value)).map(({ label }) => label);
}
