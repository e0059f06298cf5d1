import { useTranslation } from '../../i18n/use-translation.ts';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { useAtMinute } from '../../ui/use-minute.ts';

interface OldResultsProps {
  cause: 'offline' | 'failed';
  fetchedAtMs: number;
  onRetry: () => void;
}

/** A notice that the results could not be refreshed, and how old they are. */
export function OldResults({ cause, fetchedAtMs, onRetry }: OldResultsProps) {
  const { t, formatRelative } = useTranslation();
  const age = useAtMinute((nowMs) => formatRelative(Math.min(fetchedAtMs, nowMs), nowMs));
  return (
    <RetryBanner cause={cause} onRetry={onRetry}>
      {t(`search.old_${cause}`, { age })}
    </RetryBanner>
  );
}
