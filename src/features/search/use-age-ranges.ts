import { useState } from 'react';
import type { SearchFilters } from '../../../worker/public/member-search.ts';
import { type AgeRange, ageOptions, ageRangeOfFilters, withAgeRange } from './age-ranges.ts';

/** Returns the age ranges to choose from; every range searched for since the screen opened is one of them. */
export function useAgeRanges(filters: SearchFilters | null): readonly AgeRange[] {
  const [seen, setSeen] = useState<readonly AgeRange[]>([]);
  const all = filters === null ? seen : withAgeRange(seen, ageRangeOfFilters(filters));
  if (all !== seen) setSeen(all);
  return ageOptions(all);
}
