import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useConfiguration } from '../../data/configuration.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ErrorBoundary } from '../../routing/error-boundary.tsx';
import styles from './extract-place.module.css';

const ROWS = 4;

interface ExtractPlaceProps {
  Extract: ComponentType<{ rows: number }>;
  /** What the site is about stands above, where the page is only a form. */
  headed?: boolean;
}

/**
 * The place of the first rows of the directory of members, on pages that are no landing pages: the rows' code comes
 * later. If it does not, the place stays empty.
 */
export function ExtractPlace({ Extract, headed = false }: ExtractPlaceProps) {
  const place = (
    <div className={styles['place']}>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <Extract rows={ROWS} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
  return headed ? <Headed>{place}</Headed> : place;
}

function Headed({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { siteName } = useConfiguration();
  return (
    <div className={styles['headed']}>
      <p className={styles['headline']}>{t('index.headline')}</p>
      <p className={styles['lead']}>{t('index.lead', { site: siteName })}</p>
      {children}
    </div>
  );
}
