import CloudOff from 'lucide-react/icons/cloud-off';
import { useContext, useState } from 'react';
import { calls } from '../../data/calls.ts';
import type { ConnectionNotice } from '../../data/connection-trouble.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useAtMinute } from '../../ui/use-minute.ts';
import { ToldInPlace } from './connection-told.tsx';

/** Warns that the data may be stale and says from when it is. Renders nothing while the connection is fine. */
export function OfflineBanner() {
  const { notice, updatedAtMs } = useConnectionTrouble();
  const isToldInPlace = useContext(ToldInPlace);
  return notice === null || isToldInPlace ? null : <Trouble notice={notice} updatedAtMs={updatedAtMs} />;
}

const CAUSES = {
  stopped: 'site.stopped',
  foreign: 'site.foreign',
  offline: 'site.offline',
  unreachable: 'site.server_unreachable',
} as const satisfies Record<ConnectionNotice, MessageId>;

interface TroubleProps {
  notice: ConnectionNotice;
  /** 0 if never updated. */
  updatedAtMs: number;
}

/** A separate component, so that the clock ticks only while a time is shown. */
function Trouble({ notice, updatedAtMs }: TroubleProps) {
  const { t, formatDate, formatTime } = useTranslation();
  const isToday = useAtMinute((nowMs) => new Date(nowMs).toDateString() === new Date(updatedAtMs).toDateString());
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await calls.refresh();
    setBusy(false);
  };
  return (
    <Banner
      tone="warning"
      role="status"
      icon={<CloudOff />}
      action={
        notice === 'stopped' ? (
          <Button size="s" onClick={() => location.reload()}>
            {t('session.reload')}
          </Button>
        ) : (
          <Button size="s" busy={busy} onClick={() => void retry()}>
            {t('ui.retry')}
          </Button>
        )
      }
    >
      <strong>{t(CAUSES[notice])}</strong>{' '}
      {updatedAtMs > 0
        ? t(isToday ? 'site.last_updated' : 'site.last_updated_on', {
            date: formatDate(updatedAtMs),
            time: formatTime(updatedAtMs),
          })
        : t('site.never_updated')}
    </Banner>
  );
}
