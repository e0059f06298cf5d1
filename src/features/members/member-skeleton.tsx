import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './member-page.module.css';

export function MemberSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles['page']} role="status" aria-busy="true" aria-label={t('ui.loading')}>
      <div className={styles['main-place']}>
        <Skeleton shape="block" height="100%" />
      </div>
      <div className={styles['side']}>
        <div className={styles['heading']}>
          <Skeleton width="60%" height="2rem" />
          <Skeleton width="45%" />
        </div>
        <Skeleton shape="block" height="3.25rem" />
        <TextSkeleton />
      </div>
    </div>
  );
}

export function TextSkeleton() {
  return (
    // While it is there the footer is not: it would go down with what comes.
    <div className={styles['text-place']} aria-busy="true">
      {['about', 'note', 'facts'].map((part) => (
        <div key={part} className={styles['text-place']}>
          <Skeleton width="35%" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  );
}
