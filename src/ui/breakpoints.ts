/**
 * Widths at which layouts change, by name: `@media (--tablet)` in a stylesheet (the syntax of custom media queries,
 * Media Queries Level 5), `matchMedia(BREAKPOINTS.tablet)` in a script. The build inserts the query.
 */
export const BREAKPOINTS = {
  /** One column, little room next to a picture: the widest phones are 440 px. */
  phone: '(max-width: 30rem)',
  /** Room for two columns. */
  tablet: '(min-width: 48rem)',
  /** Room for a form above what it finds: a tablet, but no phone on its side. */
  form: '((min-width: 60rem) or ((min-width: 48rem) and (min-height: 36rem)))',
  /** Room for a list next to its detail view. */
  desktop: '(min-width: 60rem)',
  /** Room for a column beside the content and a navigation beside both. */
  wide: '(min-width: 80rem)',
} as const;
