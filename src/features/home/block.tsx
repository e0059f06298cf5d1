import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ErrorBoundary } from '../../routing/error-boundary.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface BlockProps {
  /** Without a card around it, because the content brings its own. */
  plain?: boolean;
  children: ReactNode;
}

/** A section of the page with its own error boundary. */
export function Block({ plain = false, children }: BlockProps) {
  const { t } = useTranslation();
  const guarded = (
    <ErrorBoundary
      fallback={(retry) => (
        <Banner
          tone="danger"
          role="status"
          action={
            <Button size="s" onClick={retry}>
              {t('ui.retry')}
            </Button>
          }
        >
          {t('home.block_failed')}
        </Banner>
      )}
    >
      {children}
    </ErrorBoundary>
  );
  return plain ? guarded : <Card>{guarded}</Card>;
}
