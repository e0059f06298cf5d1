import { AGE_MAX_YEARS, AGE_MIN_YEARS, SIMILAR_SEARCH_WIDENING_YEARS } from './constants.ts';

/** Null: without a limit on that side. */
export interface AgeLimits {
  min_age: number | null;
  max_age: number | null;
}

/**
 * The ages of similar results: five years wider each way (specification, section 9), within those that members can
 * have. Null where nothing can be widened.
 */
export function similarAges({ min_age, max_age }: AgeLimits): AgeLimits | null {
  const widened = {
    min_age: min_age === null ? null : Math.max(AGE_MIN_YEARS, min_age - SIMILAR_SEARCH_WIDENING_YEARS),
    max_age: max_age === null ? null : Math.min(AGE_MAX_YEARS, max_age + SIMILAR_SEARCH_WIDENING_YEARS),
  };
  return widened.min_age === min_age && widened.max_age === max_age ? null : widened;
}
