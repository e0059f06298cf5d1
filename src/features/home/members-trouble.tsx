import { useTranslation } from '../../i18n/use-translation.ts';
import { useOwnRetry } from '../../ui/own-retry.ts';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { ListPending } from '../outbox/list-pending.tsx';

interface MembersTroubleProps {
  trouble: 'offline' | 'failed';
  retry: () => void;
  /** A notice above tells it for all: here is only what tries again once the connection is back. */
  isToldAbove?: boolean;
}

/** Stands where members could not be loaded. Says no more than that while the banner above the page tells the cause. */
export function MembersTrouble({ trouble, retry, isToldAbove = false }: MembersTroubleProps) {
  const { t } = useTranslation();
  const ownRetry = useOwnRetry(retry);
  if (ownRetry === null) return isToldAbove ? null : <ListPending />;
  return (
    <RetryBanner cause={trouble} onRetry={ownRetry}>
      {t(trouble === 'offline' ? 'home.members_offline' : 'home.members_failed')}
    </RetryBanner>
  );
}
