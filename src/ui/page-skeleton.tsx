import { useTranslation } from '../i18n/use-translation.ts';
import styles from './page-skeleton.module.css';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Placeholder of a page while its code loads. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles['page']} aria-busy="true">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Skeleton width="40%" height="2.25rem" />
      <Skeleton height="7rem" shape="block" />
      <Skeleton height="14rem" shape="block" />
    </div>
  );
}
