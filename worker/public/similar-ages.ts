import { AGE_MAX_YEARS, AGE_MIN_YEARS, SIMILAR_SEARCH_WIDENING_YEARS } from './constants.ts';

/** Null means no limit on that side. */
export interface AgeLimits {
  min_age: number | null;
  max_age: number | null;
}

/**
 * Returns the age range of similar results: five years wider on each side (specification, section 9), within the valid
 * ages of members. Null if the range cannot be widened.
 */
export function similarAges({ min_age, max_age }: AgeLimits): AgeLimits | null {
  const widened = {
    min_age: min_age === null ? null : Math.max(AGE_MIN_YEARS, min_age - SIMILAR_SEARCH_WIDENING_YEARS),
    max_age: max_age === null ? null : Math.min(AGE_MAX_YEARS, max_age + SIMILAR_SEARCH_WIDENING_YEARS),
  };
  return widened.min_age === min_age && widened.max_age === max_age ? null : widened;
}
