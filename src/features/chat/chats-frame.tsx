import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './chats-page.module.css';

interface ChatsFrameProps {
  /** The search above the list; null while there are no chats: then nothing frames what stands in their place. */
  field: ReactNode;
  children: ReactNode;
}

/** The page around the list of chats. */
export function ChatsFrame({ field, children }: ChatsFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['page']}>
      <PageHeader title={t('chats.title')} />
      {field}
      {field === null ? children : <div className={styles['list']}>{children}</div>}
    </div>
  );
}
