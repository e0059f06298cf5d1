import { useTranslation } from '../../i18n/use-translation.ts';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { useMinute } from '../../ui/use-minute.ts';

interface OldResultsProps {
  cause: 'offline' | 'failed';
  fetchedAtMs: number;
  onRetry: () => void;
}

/** A notice that the results could not be refreshed, and how old they are. */
export function OldResults({ cause, fetchedAtMs, onRetry }: OldResultsProps) {
  const { t, formatRelative } = useTranslation();
  const nowMs = useMinute();
  return (
    <RetryBanner cause={cause} onRetry={onRetry}>
      {t(`search.old_${cause}`, { age: formatRelative(Math.min(fetchedAtMs, nowMs), nowMs) })}
    </RetryBanner>
  );
}
