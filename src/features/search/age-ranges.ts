import { AGE_FILTER_OPTIONS } from '../../../worker/public/constants.ts';
import type { SearchFilters } from '../../../worker/public/member-search.ts';

/** Null means no limit on that side. */
export interface AgeRange {
  minYears: number | null;
  maxYears: number | null;
}

const ALL_AGES: AgeRange = { minYears: null, maxYears: null };

/**
 * Returns the selectable age ranges (specification, section 9), preceded by those of `seen` that are not among them:
 * filters saved on the server or named by a link are never hidden, and can be chosen again after others.
 */
export function ageOptions(seen: readonly AgeRange[]): AgeRange[] {
  const options = [ALL_AGES, ...AGE_FILTER_OPTIONS];
  const known = new Set(options.map(ageKey));
  return [...seen.filter((range) => !known.has(ageKey(range))), ...options];
}

/** Returns `seen` with `current`, if it is not there yet; otherwise `seen` itself. */
export function withAgeRange(seen: readonly AgeRange[], current: AgeRange): readonly AgeRange[] {
  return seen.some((range) => ageKey(range) === ageKey(current)) ? seen : [...seen, current];
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
