import { AGE_MAX_YEARS, AGE_MIN_YEARS } from '../../../../worker/public/constants.ts';
import type { DateParts } from '../../../../worker/public/rows.ts';

export function datePartsOf(date: string | null): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '') ?? [];
  return { year, month, day };
}

/** Returns YYYY-MM-DD, or null if a part is missing or the date does not exist, such as 30 February. */
export function dateOfParts({ year, month, day }: DateParts): string | null {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

/** Returns what is wrong with the age at local time `now` of someone born on `date` (YYYY-MM-DD, a real date). */
export function ageFault(date: string, now: Date): 'age' | 'too-old' | null {
  const { year, month, day } = datePartsOf(date);
  const isBeforeBirthday =
    now.getMonth() + 1 < Number(month) || (now.getMonth() + 1 === Number(month) && now.getDate() < Number(day));
  const ageYears = now.getFullYear() - Number(year) - (isBeforeBirthday ? 1 : 0);
  return ageYears < AGE_MIN_YEARS ? 'age' : ageYears > AGE_MAX_YEARS ? 'too-old' : null;
}

export type DateFault =
  /** A part is not chosen. */
  | 'incomplete'
  /** There is no such day, as 31 February. */
  | 'no-day'
  /** Under 18 at the local time, or not born yet. */
  | 'age'
  /** Over 100. */
  | 'too-old';

/** Returns what is wrong with a date of birth; null for one that the site takes (specification, section 5). */
export function dateFault(parts: DateParts, now: Date): DateFault | null {
  if (Object.values(parts).includes('')) return 'incomplete';
  const date = dateOfParts(parts);
  if (date === null) return 'no-day';
  return ageFault(date, now);
}

/** Returns the years in the picker, latest first. The earliest is for 100-year-olds with a birthday later this year. */
export function birthYears(now: Date): number[] {
  return Array.from(
    { length: AGE_MAX_YEARS - AGE_MIN_YEARS + 2 },
    (_, index) => now.getFullYear() - AGE_MIN_YEARS - index,
  );
}
