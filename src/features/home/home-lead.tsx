import type { ReactNode } from 'react';
import type { VisitRow } from '../../../worker/public/rows.ts';
import { returnOf } from '../../../worker/public/visit.ts';
import { useClockOffset } from '../../data/server-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAtMinute } from '../../ui/use-minute.ts';
import styles from './home-lead.module.css';
import { useNewsSince } from './queries.ts';

/** As long as most: what is told once it is known moves nothing. */
const TYPICAL_NEWS = { chats: 3, likes: 3 };

/**
 * Returns the line below the greeting; after a long absence, what has happened since the last visit on this device.
 *
 * @param isNewsNext whether the news follow that the line announces; null if not, as there is nothing to say
 */
export function useHomeLead(visit: VisitRow | null, isNewsNext: boolean): ReactNode {
  const { t } = useTranslation();
  const sinceMs = useAtMinute((nowMs) => returnOf(visit, nowMs)?.absentSinceMs ?? null);
  const isPolled = useAtMinute((nowMs) => returnOf(visit, nowMs)?.isPolled ?? false);
  if (sinceMs !== null) return <SinceLastVisit sinceMs={sinceMs} isPolled={isPolled} />;
  return isNewsNext ? t('home.lead') : null;
}

function SinceLastVisit({ sinceMs, isPolled }: { sinceMs: number; isPolled: boolean }) {
  const { t, formatDate, formatList } = useTranslation();
  const news = useNewsSince(sinceMs + useClockOffset());
  const date = formatDate(sinceMs);
  const tell = ({ chats, likes }: { chats: number; likes: number }) => {
    const parts = [
      ...(chats > 0 ? [t('home.back_chats', { count: chats })] : []),
      ...(likes > 0 ? [t('home.back_likes', { count: likes })] : []),
    ];
    return parts.length === 0
      ? t('home.back_nothing', { date })
      : t('home.back_news', { date, news: formatList(parts) });
  };
  return (
    <span className={styles['since']}>
      <span className={styles['room']} aria-hidden="true">
        {tell(TYPICAL_NEWS)}
      </span>
      <span>{isPolled && news !== undefined ? tell(news) : t('home.back', { date })}</span>
    </span>
  );
}
