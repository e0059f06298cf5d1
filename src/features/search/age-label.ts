import type { Translation } from '../../i18n/translation.ts';
import type { AgeRange } from './age-ranges.ts';

/** Returns an age range in words. */
export function ageLabel({ minYears, maxYears }: AgeRange, t: Translation['t']): string {
  if (minYears === null && maxYears === null) return t('search.all');
  if (maxYears === null) return t('search.age_over', { years: (minYears ?? 0) - 1 });
  if (minYears === null) return t('search.age_up_to', { years: maxYears });
  return t('search.age_range', { from: minYears, to: maxYears });
}
