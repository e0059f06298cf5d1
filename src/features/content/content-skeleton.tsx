import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './content-skeleton.module.css';

const PARAGRAPHS = ['a', 'b', 'c'] as const;

/** Placeholder of a text while it loads. */
export function ContentSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles['skeleton']} aria-busy="true">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Skeleton width="12rem" />
      {PARAGRAPHS.map((name) => (
        <div key={name} className={styles['paragraph']}>
          <Skeleton width="45%" height="1.5rem" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  );
}
