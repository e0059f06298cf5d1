import type { LocaleCode } from '../../../worker/public/runtime-configuration.ts';
import type { MessageId } from '../../i18n/translation.ts';

interface Greeting {
  named: MessageId;
  /** While the name is not known. */
  plain: MessageId;
}

interface Hours {
  day: number;
  evening: number;
}

const HOURS: Hours = { day: 11, evening: 18 };

/** Where people greet by other hours: "Buenos días" holds until lunch, "Buenas tardes" until it is dark. */
const HOURS_OF: Partial<Record<LocaleCode, Hours>> = { es: { day: 14, evening: 20.5 } };

/** @param hour of the day where the member is, from 0 to below 24, with minutes as fractions */
export function greetingOf(hour: number, locale: LocaleCode): Greeting {
  const { day, evening } = HOURS_OF[locale] ?? HOURS;
  if (hour >= 5 && hour < day) return { named: 'home.morning_named', plain: 'home.morning' };
  if (hour >= day && hour < evening) return { named: 'home.day_named', plain: 'home.day' };
  return { named: 'home.evening_named', plain: 'home.evening' };
}
