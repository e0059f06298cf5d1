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

/** "5 minutes ago", "yesterday"; uses the largest unit that fits. Days are counted by the calendar, whose days "yesterday" names. Also for first-rows.ts, which loads no message parser. */
export function tellRelative(format: Intl.RelativeTimeFormat, atMs: number, nowMs: number): string {
  const seconds = (atMs - nowMs) / 1000;
  const unit = UNITS.find(({ lengthS }) => Math.abs(seconds) >= lengthS);
  if (unit === undefined) return format.format(0, 'second');
  const count = unit.unit === 'day' ? dayOf(atMs) - dayOf(nowMs) : Math.trunc(seconds / unit.lengthS);
  return format.format(count, unit.unit);
}

/** Number of the day on this device's calendar; clock changes do not count. */
function dayOf(atMs: number): number {
  const date = new Date(atMs);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}
