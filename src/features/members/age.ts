const MS_PER_MINUTE = 60_000;

/**
 * Returns the whole years since a date of birth; null if it is not a real calendar date or lies in the future.
 *
 * @param dateOfBirth year, month, day: `2000-02-29`
 */
export function ageInYears(dateOfBirth: string, now: Date): number | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(dateOfBirth)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.toISOString().slice(0, 10) !== dateOfBirth) return null;
  const today = new Date(now.getTime() - now.getTimezoneOffset() * MS_PER_MINUTE).toISOString().slice(0, 10);
  const hadBirthday = today.slice(5) >= dateOfBirth.slice(5);
  const years = Number(today.slice(0, 4)) - year - (hadBirthday ? 0 : 1);
  return years < 0 ? null : years;
}
