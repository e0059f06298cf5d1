import type { LocaleCode } from '../../../worker/public/runtime-configuration.ts';

/** The greetings of these are `home.PART`, with a name `home.PART_named`. */
type DayPart = 'morning' | 'day' | 'evening';

interface Hours {
  day: number;
  evening: number;
}

const HOURS: Hours = { day: 11, evening: 18 };

/** Locales with other hours: "Buenos días" is used until lunch, "Buenas tardes" until dark. */
const HOURS_OF: Partial<Record<LocaleCode, Hours>> = { es: { day: 14, evening: 20.5 } };

/** @param nowMs the local time of day counts */
export function dayPartOf(nowMs: number, locale: LocaleCode): DayPart {
  const now = new Date(nowMs);
  const hour = now.getHours() + now.getMinutes() / 60;
  const { day, evening } = HOURS_OF[locale] ?? HOURS;
  if (hour >= 5 && hour < day) return 'morning';
  if (hour >= day && hour < evening) return 'day';
  return 'evening';
}
