import { AGE_FILTER_OPTIONS } from '../../../worker/public/constants.ts';
import type { SearchFilters } from '../../../worker/public/member-search.ts';

/** Null means no limit on that side. */
export interface AgeRange {
  minYears: number | null;
  maxYears: number | null;
}

const ALL_AGES: AgeRange = { minYears: null, maxYears: null };

/**
 * Returns the selectable age ranges (specification, section 9), preceded by the current one if it is not among them:
 * filters saved on the server are never hidden.
 */
export function ageOptions(current: AgeRange): AgeRange[] {
  const options = [ALL_AGES, ...AGE_FILTER_OPTIONS];
  return options.some((option) => ageKey(option) === ageKey(current)) ? options : [current, ...options];
}

export function ageKey({ minYears, maxYears }: AgeRange): string {
  return `${minYears ?? ''}-${maxYears ?? ''}`;
}

/** Parses a key returned by `ageKey`. */
export function ageRangeOf(key: string): AgeRange {
  const [min = '', max = ''] = key.split('-');
  return { minYears: min === '' ? null : Number(min), maxYears: max === '' ? null : Number(max) };
}

export function ageRangeOfFilters({ min_age, max_age }: Pick<SearchFilters, 'min_age' | 'max_age'>): AgeRange {
  return { minYears: min_age, maxYears: max_age };
}
