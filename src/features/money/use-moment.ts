import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns a function that formats a time of the server as a day with its hour, for receipts and deadlines. */
export function useMoment(): (time: string) => string {
  const { t, formatDate, formatTime } = useTranslation();
  return (time) => {
    const atMs = Date.parse(time);
    return t('transaction.date_time', { date: formatDate(atMs, 'long'), time: formatTime(atMs) });
  };
}
