import { useTranslation } from '../../i18n/use-translation.ts';
import { useAtMinute } from '../../ui/use-minute.ts';

/** Returns a day in few words: without the year where it is this one. */
export function useShortDate(atMs: number): string {
  const { formatDate } = useTranslation();
  const isOfThisYear = useAtMinute((nowMs) => new Date(nowMs).getFullYear() === new Date(atMs).getFullYear());
  return formatDate(atMs, isOfThisYear ? 'day' : 'medium');
}
