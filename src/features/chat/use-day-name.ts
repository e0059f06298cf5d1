import { useAtServerTime } from '../../data/server-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { dayName } from './log-entries.ts';

/** Returns "Today", "Yesterday" or the date, in the language of the page. */
export function useDayName(dayStartMs: number): string {
  const { t, formatDate } = useTranslation();
  const name = useAtServerTime((nowMs) => dayName(dayStartMs, nowMs));
  return name === 'date' ? formatDate(dayStartMs, 'long') : t(`chat.${name}`);
}
