/**
 * The widths at which a layout changes, by name: `@media (--tablet)` in a style sheet (the syntax is that of custom media
 * queries, Media Queries Level 5), `matchMedia(BREAKPOINTS.tablet)` in a script. The build puts in the query.
 */
export const BREAKPOINTS = {
  /** One column, little room beside a picture. */
  phone: '(max-width: 26rem)',
  /** Room for two columns. */
  tablet: '(min-width: 48rem)',
  /** Room for a list beside what it opens. */
  desktop: '(min-width: 60rem)',
} as const;
