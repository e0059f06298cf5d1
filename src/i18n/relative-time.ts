const UNITS = [
  { unit: 'year', lengthS: 31_557_600 },
  { unit: 'month', lengthS: 2_629_800 },
  { unit: 'week', lengthS: 604_800 },
  { unit: 'day', lengthS: 86_400 },
  { unit: 'hour', lengthS: 3_600 },
  { unit: 'minute', lengthS: 60 },
] as const;

/** Options of the format that `tellRelative` takes. */
export const RELATIVE_STYLE = { numeric: 'auto' } as const;

/**
 * "5 minutes ago", "yesterday"; uses the largest unit that fits. Days are counted by the calendar, whose days "yesterday"
 * names; so are week, month and year where a word such as "last month" names them, and where the calendar has another one
 * a smaller unit is told. Also for first-rows.ts, which loads no message parser.
 */
export function tellRelative(format: Intl.RelativeTimeFormat, atMs: number, nowMs: number): string {
  const seconds = (atMs - nowMs) / 1000;
  for (const { unit, lengthS } of UNITS) {
    const count = Math.trunc(seconds / lengthS);
    if (count === 0) continue;
    const inCalendar = calendarCount(unit, new Date(atMs), new Date(nowMs));
    if (inCalendar === null || (unit !== 'day' && Math.abs(count) > 1)) return format.format(count, unit);
    if (unit === 'day' || inCalendar === count) return format.format(inCalendar, unit);
  }
  return format.format(0, 'second');
}

/** Returns how many of these units lie between two times on this device's calendar; null for those that it does not have. */
function calendarCount(unit: (typeof UNITS)[number]['unit'], at: Date, now: Date): number | null {
  switch (unit) {
    case 'year':
      return at.getFullYear() - now.getFullYear();
    case 'month':
      return (at.getFullYear() - now.getFullYear()) * 12 + at.getMonth() - now.getMonth();
    case 'week':
      return weekOf(at) - weekOf(now);
    case 'day':
      return dayOf(at) - dayOf(now);
    case 'hour':
    case 'minute':
      return null;
  }
}

/** Number of the week, which begins on a Monday; the first day of the count was a Thursday. */
function weekOf(date: Date): number {
  return Math.floor((dayOf(date) + 3) / 7);
}

/** Number of the day on this device's calendar; clock changes do not count. */
function dayOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}
