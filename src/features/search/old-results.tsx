import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
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
    <Banner
      tone={cause === 'offline' ? 'info' : 'warning'}
      role="status"
      // Offline, the connection's own banner names the cause and has the button; the search is repeated by itself.
      {...(cause === 'failed' && {
        action: (
          <Button size="s" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        ),
      })}
    >
      {t(`search.old_${cause}`, { age: formatRelative(Math.min(fetchedAtMs, nowMs), nowMs) })}
    </Banner>
  );
}
