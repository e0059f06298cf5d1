import { AGE_MAX_YEARS, AGE_MIN_YEARS, SIMILAR_SEARCH_WIDENING_YEARS } from '../../../worker/public/constants.ts';
import type { SearchFilters } from '../../../worker/public/worker-api.ts';

/**
 * The filters of similar results: ages widened by five years each way (specification, section 9), within those that
 * members can have. Null where the ages have no limit, and nothing could be widened.
 */
export function similarFilters(filters: SearchFilters): SearchFilters | null {
  const { min_age, max_age } = filters;
  const widened = {
    ...filters,
    min_age: min_age === null ? null : Math.max(AGE_MIN_YEARS, min_age - SIMILAR_SEARCH_WIDENING_YEARS),
    max_age: max_age === null ? null : Math.min(AGE_MAX_YEARS, max_age + SIMILAR_SEARCH_WIDENING_YEARS),
  };
  return widened.min_age === min_age && widened.max_age === max_age ? null : widened;
}

/** Whether the search itself finds somebody of this age, so that similar results need not show them again. */
export function isWithinAges(ageYears: number, { min_age, max_age }: SearchFilters): boolean {
  return (min_age === null || ageYears >= min_age) && (max_age === null || ageYears <= max_age);
}
