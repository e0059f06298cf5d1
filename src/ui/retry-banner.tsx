import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { useOwnRetry } from './own-retry.ts';

interface RetryBannerProps {
  /** `offline`: nothing is broken. */
  cause: 'offline' | 'failed';
  onRetry: () => void;
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** Tells that content could not be loaded or refreshed, with a button to try again unless the page has one above. */
export function RetryBanner({ cause, onRetry, role = 'status', children }: RetryBannerProps) {
  const { t } = useTranslation();
  const retry = useOwnRetry(onRetry);
  return (
    <Banner
      tone={cause === 'offline' ? 'info' : 'warning'}
      role={role}
      action={
        retry !== null && (
          <Button size="s" onClick={retry}>
            {t('ui.retry')}
          </Button>
        )
      }
    >
      {children}
    </Banner>
  );
}
