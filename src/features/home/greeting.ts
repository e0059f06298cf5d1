import type { MessageId } from '../../i18n/translation.ts';

interface Greeting {
  named: MessageId;
  /** While the name is not known. */
  plain: MessageId;
}

/** @param hour of the day, 0 to 23, where the member is */
export function greetingOf(hour: number): Greeting {
  if (hour >= 5 && hour < 11) return { named: 'home.morning_named', plain: 'home.morning' };
  if (hour >= 11 && hour < 18) return { named: 'home.day_named', plain: 'home.day' };
  return { named: 'home.evening_named', plain: 'home.evening' };
}
