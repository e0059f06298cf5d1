import type { LocaleCode } from '../../../worker/public/runtime-configuration.ts';
import type { MessageId } from '../../i18n/translation.ts';

interface Greeting {
  named: MessageId;
  /** Used while the name is unknown. */
  plain: MessageId;
}

interface Hours {
  day: number;
  evening: number;
}

const HOURS: Hours = { day: 11, evening: 18 };

/** Locales with other hours: "Buenos días" is used until lunch, "Buenas tardes" until dark. */
const HOURS_OF: Partial<Record<LocaleCode, Hours>> = { es: { day: 14, evening: 20.5 } };

/** @param hour local time of day in hours, from 0 to below 24, with minutes as a fraction */
export function greetingOf(hour: number, locale: LocaleCode): Greeting {
  const { day, evening } = HOURS_OF[locale] ?? HOURS;
  if (hour >= 5 && hour < day) return { named: 'home.morning_named', plain: 'home.morning' };
  if (hour >= day && hour < evening) return { named: 'home.day_named', plain: 'home.day' };
  return { named: 'home.evening_named', plain: 'home.evening' };
}
