import { type ComponentProps, lazy, Suspense, use, useEffect, useState } from 'react';
import { useServerMinute } from '../../data/server-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { createLoader } from '../../routing/lazy-page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Block } from './block.tsx';
import { greetingOf } from './greeting.ts';
import styles from './home-page.module.css';
import { NewLikesBlock } from './new-likes-block.tsx';
import { useHomeStart } from './queries.ts';
import { UnreadChatsBlock } from './unread-chats-block.tsx';

const NotLoaded = lazy(() => import('./not-loaded.tsx'));

/** What stands below or beside the news is not in the first load. */
const furtherBlock = createLoader(() => import('./further-block.tsx'));

/** Long after a first poll should have ended. */
const LATE_MS = 12_000;

/** What waits for the member. Each block reads for itself: one that fails leaves the others. */
export default function HomePage() {
  const { t, locale } = useTranslation();
  const start = useHomeStart();
  const now = new Date(useServerMinute());
  const greeting = greetingOf(now.getHours() + now.getMinutes() / 60, locale);
  const isLate = useIsLate();
  if (start === undefined || !start.isSynced) return isLate ? <NotLoaded /> : <PageSkeleton />;
  const name = start.user?.profile.name ?? null;
  return (
    <div className={styles['page']}>
      <PageHeader title={name === null ? t(greeting.plain) : t(greeting.named, { name })} lead={t('home.lead')} />
      {start.user?.profile.lastSignupStep === false && (
        <div className={styles['unfinished']}>
          <Further kind="unfinished-signup" />
        </div>
      )}
      {start.user?.profile.images.length === 0 && (
        <div className={styles['first']}>
          <Further kind="first-steps" />
        </div>
      )}
      <div className={styles['grid']}>
        <div className={styles['main']}>
          <Block>
            <NewLikesBlock />
          </Block>
          <Block>
            <UnreadChatsBlock />
          </Block>
        </div>
        <div className={styles['side']}>
          <Further kind="side" />
        </div>
      </div>
      <div className={styles['members']}>
        <Block plain>
          <Further kind="members" />
        </Block>
      </div>
    </div>
  );
}

type FurtherProps = ComponentProps<Awaited<ReturnType<typeof furtherBlock.load>>['default']>;

/** Holds its place until its code is there. */
function Further(props: FurtherProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded(props: FurtherProps) {
  const { default: FurtherBlock } = use(furtherBlock.load());
  return <FurtherBlock {...props} />;
}

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
