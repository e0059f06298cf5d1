import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../app/error-boundary.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** A part of the page that may fail alone. */
export function Block({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Card>
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
    </Card>
  );
}
