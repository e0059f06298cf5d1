/** The configurable profile fields of the demo site and their codes, in display order. */
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
  describes_me: ['adventurous', 'homebody', 'romantic', 'bdsm', 'bbw'],
} as const;

export type FieldName = keyof typeof FIELD_VALUES;

/** Lookup by name, for untrusted names. */
export const FIELDS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(FIELD_VALUES));

/** Fields that may hold several codes. */
export const MULTIPLE_FIELDS: readonly string[] = ['looking_for', 'interests', 'languages', 'describes_me'];

/** Free-text notes and their maximum length in characters. */
export const NOTES: ReadonlyMap<string, number> = new Map([
  ['ideal_weekend', 500],
  ['first_date', 500],
]);
