import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ErrorBoundary } from '../../routing/error-boundary.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface BlockProps {
  /** Without a sheet of its own: what stands in it has some. */
  plain?: boolean;
  children: ReactNode;
}

/** A part of the page that may fail alone. */
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
