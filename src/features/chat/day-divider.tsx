import styles from './message-log.module.css';
import { useDayName } from './use-day-name.ts';

/** Shows "Today", "Yesterday" or the date between the messages of two days. */
export function DayDivider({ dayStartMs }: { dayStartMs: number }) {
  return (
    <h2 className={styles['day']}>
      <span>{useDayName(dayStartMs)}</span>
    </h2>
  );
}
