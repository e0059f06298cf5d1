import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './chat-page.module.css';

/** Placeholders for the header and bubbles, in their final size. */
export function ChatSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles['chat']} role="status" aria-busy="true" aria-label={t('ui.loading')}>
      <div className={styles['skeleton-header']}>
        <Skeleton shape="circle" width="2.25rem" height="2.25rem" />
        <Skeleton width="8rem" />
      </div>
      <BubbleSkeletons />
    </div>
  );
}

export function BubbleSkeletons() {
  return (
    <div className={styles['skeleton-log']} aria-hidden="true">
      <Skeleton shape="block" width="62%" height="2.75rem" />
      <Skeleton shape="block" width="40%" height="2.75rem" />
      <span className={styles['skeleton-mine']}>
        <Skeleton shape="block" width="55%" height="4rem" />
      </span>
      <Skeleton shape="block" width="70%" height="2.75rem" />
    </div>
  );
}
