import { useAtServerTime } from '../../data/server-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { dayName } from './log-entries.ts';
import styles from './message-log.module.css';

/** Shows "Today", "Yesterday" or the date between the messages of two days. */
export function DayDivider({ dayStartMs }: { dayStartMs: number }) {
  const { t, formatDate } = useTranslation();
  const name = useAtServerTime((nowMs) => dayName(dayStartMs, nowMs));
  return (
    <h2 className={styles['day']}>
      <span>{name === 'date' ? formatDate(dayStartMs, 'long') : t(`chat.${name}`)}</span>
    </h2>
  );
}
