import MessagesSquare from 'lucide-react/icons/messages-square';
import { memo, type ReactNode, Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ErrorBoundary } from '../../routing/error-boundary.tsx';
import { lazyPart } from '../../routing/lazy-part.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useMatches } from '../../ui/use-matches.ts';
import styles from './chats-page.module.css';

const PlatePeople = lazyPart(() => import('./plate-people.tsx'));

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
      <Title title={t('chats.title')} />
      {field}
      {field === null ? children : <div className={styles['list']}>{children}</div>}
      {field !== null && <Plate />}
    </div>
  );
}

/** Where a wide window shows the chat that is opened, as long as none is. */
function ChatPlate() {
  const { t } = useTranslation();
  const isWide = useMatches('desktop');
  return (
    <div className={styles['plate']}>
      <span className={styles['plate-icon']} aria-hidden="true">
        <MessagesSquare />
      </span>
      <p className={styles['plate-title']}>{t('chats.choose')}</p>
      <p className={styles['plate-text']}>{t('chats.choose_text')}</p>
      {/* Its room from the first rows on, so that nothing moves when they come. */}
      <div className={styles['plate-people']}>
        {isWide && (
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <PlatePeople />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}

/** Neither changes with a message. */
const Title = memo(PageHeader);
const Plate = memo(ChatPlate);
