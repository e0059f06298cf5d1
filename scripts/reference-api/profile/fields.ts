/** The configurable profile fields of the demonstration site with their codes, in order. */
export const FIELD_VALUES = {
  looking_for: ['friendship', 'dating', 'relationship', 'travel_company'],
  interests: [
    'music',
    'cooking',
    'hiking',
    'cinema',
    'books',
    'dancing',
    'gardening',
    'sport',
    'art',
    'games',
    'animals',
  ],
  languages: ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl'],
  smoking: ['never', 'sometimes', 'often'],
  children: ['none', 'at_home', 'grown_up'],
} as const;

export type FieldName = keyof typeof FIELD_VALUES;

/** By name, for names that come from outside. */
export const FIELDS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(FIELD_VALUES));

/** The fields that may hold several codes. */
export const MULTIPLE_FIELDS: readonly string[] = ['looking_for', 'interests', 'languages'];

/** The free-text notes with the number of characters that each may hold. */
export const NOTES: ReadonlyMap<string, number> = new Map([
  ['ideal_weekend', 500],
  ['first_date', 500],
]);
