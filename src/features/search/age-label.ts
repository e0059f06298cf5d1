import type { Translation } from '../../i18n/translation.ts';
import type { AgeRange } from './age-ranges.ts';

/** Returns an age range as a choice of its own: it begins with a capital. */
export function ageLabel({ minYears, maxYears }: AgeRange, t: Translation['t']): string {
  if (minYears === null && maxYears === null) return t('search.all');
  if (maxYears === null) return t('search.age_over', { years: (minYears ?? 0) - 1 });
  if (minYears === null) return t('search.age_up_to', { years: maxYears });
  return t('search.age_range', { from: minYears, to: maxYears });
}

/** Returns an age range as words inside a sentence or after a colon. */
export function ageWords({ minYears, maxYears }: AgeRange, t: Translation['t']): string {
  if (minYears === null && maxYears === null) return t('search.sentence_any_age');
  if (maxYears === null) return t('search.sentence_age_over', { years: (minYears ?? 0) - 1 });
  if (minYears === null) return t('search.sentence_age_up_to', { years: maxYears });
  return t('search.sentence_age_range', { from: minYears, to: maxYears });
}
