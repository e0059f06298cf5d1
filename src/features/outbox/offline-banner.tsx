import CloudOff from 'lucide-react/icons/cloud-off';
import { useState } from 'react';
import { calls } from '../../data/calls.ts';
import type { ConnectionTrouble } from '../../data/connection-trouble.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useMinute } from '../../ui/use-minute.ts';

/** Says that what is shown may be old, and how old it is. Nothing when all is well. */
export function OfflineBanner() {
  const { trouble, updatedAtMs } = useConnectionTrouble();
  return trouble === null ? null : <Trouble trouble={trouble} updatedAtMs={updatedAtMs} />;
}

interface TroubleProps {
  trouble: ConnectionTrouble;
  /** 0: never. */
  updatedAtMs: number;
}

/** Apart, so that the clock runs only while there is an age to show. */
function Trouble({ trouble, updatedAtMs }: TroubleProps) {
  const { t, formatRelative } = useTranslation();
  const nowMs = useMinute();
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
        <Button size="s" busy={busy} onClick={() => void retry()}>
          {t('ui.retry')}
        </Button>
      }
    >
      <strong>{t(trouble === 'offline' ? 'site.offline' : 'site.server_unreachable')}</strong>{' '}
      {updatedAtMs > 0
        ? t('site.last_updated', { age: formatRelative(Math.min(updatedAtMs, nowMs), nowMs) })
        : t('site.never_updated')}
    </Banner>
  );
}
