import { type ComponentProps, Suspense, use, useEffect, useState } from 'react';
import { useAtServerTime } from '../../data/server-time.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { createLoader } from '../../routing/lazy-page.tsx';
import { lazyPart } from '../../routing/lazy-part.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { classNames } from '../../ui/class-names.ts';
import { firstWord } from '../../ui/first-word.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { useMatches } from '../../ui/use-matches.ts';
import { NothingLoaded } from '../outbox/pending-list.tsx';
import { Block } from './block.tsx';
import { dayPartOf } from './greeting.ts';
import { useHomeLead } from './home-lead.tsx';
import styles from './home-page.module.css';
import { HomeSkeleton } from './home-skeleton.tsx';
import { NewLikesBlock } from './new-likes-block.tsx';
import { BLOCK_CHATS, useHomeStart, useIsFresh, useIsNewsPending, useShownAbove } from './queries.ts';
import { UnreadChatsBlock } from './unread-chats-block.tsx';
import { UnreadChatsLine } from './unread-chats-line.tsx';

const LongWait = lazyPart(() => import('./long-wait.tsx'));

/** Everything below or beside the news is left out of the first load. */
const furtherBlock = createLoader(() => import('./further-block.tsx'));

/** Well beyond the usual time until the first lists have come. */
const LATE_MS = 12_000;
/** As few as leave the balance below them in view. */
const SIDE_CHATS = 4;

/** News and suggestions for the member. Each block reads its own data, so that a failing one does not affect others. */
export default function HomePage() {
  const { t, locale } = useTranslation();
  const start = useHomeStart();
  const isFresh = useIsFresh();
  const part = useAtServerTime((nowMs) => dayPartOf(nowMs, locale));
  const isLate = useIsLate();
  const isWide = useMatches('wide');
  const isOneColumn = !useMatches('desktop');
  const isPhone = useMatches('phone');
  const { trouble } = useConnectionTrouble();
  const isPending = useIsNewsPending();
  // One notice in place of all blocks.
  const isUnloaded = trouble !== null && isPending === true;
  const shownAbove = useShownAbove(trouble !== null);
  const isSignupUnfinished = start?.user?.profile.lastSignupStep === false;
  const isUnconfirmed = start?.user?.email_confirmed === false && !isSignupUnfinished;
  const isWithoutPhoto = start?.user?.profile.images.length === 0;
  // What is to be done is one band, so that the first faces stand high.
  const isOneBand = isUnconfirmed && isWithoutPhoto && !isPhone;
  // Only where news follow, not a welcome, a notice or what went wrong.
  const isNewsNext = !isUnloaded && isFresh !== true && !isSignupUnfinished && !isUnconfirmed && !isWithoutPhoto;
  const lead = useHomeLead(start?.visit ?? null, isNewsNext);
  // Whose greeting would change in a moment has none yet.
  if (start === undefined || (start.user === null && !start.isSynced && !isLate)) return <PageSkeleton />;
  const isLongWait = isLate && trouble === null && (!start.isSynced || isPending === true);
  const name = firstWord(start.user?.profile.name ?? '');
  const layout = choiceOf('home');
  const isFeed = layout === 'feed';
  const isBeside = (isFeed && isWide) || (layout === 'cover' && !isOneColumn);
  // So low that the faces around it stay in the first view.
  const isUnreadLine = isFeed || (layout === 'cover' && isOneColumn);
  const unread = isFresh !== true && !isBeside && (
    <Block>{isUnreadLine ? <UnreadChatsLine /> : <UnreadChatsBlock limit={BLOCK_CHATS} isAboveFaces />}</Block>
  );
  const side = (
    <div className={styles['side']} key="side">
      {isBeside && isFresh !== true && !isUnloaded && (
        <div className={styles['unread']}>
          <Block>
            <UnreadChatsBlock limit={SIDE_CHATS} />
          </Block>
        </div>
      )}
      <Further kind="side" />
    </div>
  );
  const members = (
    <div className={styles['members']} key="members">
      <Block plain>
        <Further kind={isFeed ? 'feed' : 'members'} isToldAbove={isUnloaded} shownAbove={shownAbove} />
      </Block>
    </div>
  );
  const blocks = (
    <div className={classNames(styles['grid'], isFresh && styles['fresh'])}>
      {isUnloaded && (
        <div className={styles['main']}>
          <Block>
            <NothingLoaded />
          </Block>
        </div>
      )}
      {!isUnloaded && (isFeed || isFresh !== true) && (
        <div className={styles['main']}>
          {layout === 'cover' && unread}
          <div className={styles['news']}>
            <Block plain={isFeed}>
              <NewLikesBlock stories={isFeed ? <Further kind="stories" shownAbove={shownAbove} /> : null} />
            </Block>
          </div>
          {/* Keeps the grid hidden until it is known what it has; see home-page.module.css. */}
          {(isFresh === undefined || isPending === undefined) && <div aria-busy="true" />}
          {layout !== 'cover' && unread}
        </div>
      )}
      {/* In the order seen: whom one could meet comes before what one has in a feed, in one column, and without news. */}
      {isFeed || isFresh || isOneColumn ? [members, side] : [side, members]}
    </div>
  );
  return (
    <div className={classNames(styles['page'], isFeed && styles['feed'], !start.isSynced && styles['unsynced'])}>
      <PageHeader
        title={name === '' ? t(`home.${part}`) : t(`home.${part}_named`, { name })}
        {...(lead === null || isLongWait ? {} : { lead })}
      />
      {isSignupUnfinished && !isWithoutPhoto && (
        <div className={styles['unfinished']}>
          <Further kind="unfinished-signup" />
        </div>
      )}
      {isUnconfirmed && !isOneBand && start.user !== null && (
        <div className={styles['unconfirmed']}>
          <Further kind="unconfirmed-email" email={start.user.email} />
        </div>
      )}
      {isWithoutPhoto && (
        <div
          className={classNames(
            styles['first'],
            isSignupUnfinished && styles['unfinished-first'],
            isOneBand && styles['unconfirmed-first'],
          )}
        >
          <Further
            kind="first-steps"
            isSignupUnfinished={isSignupUnfinished}
            unconfirmedEmail={isOneBand ? (start.user?.email ?? null) : null}
          />
        </div>
      )}
      {isLongWait && (
        <div className={styles['long-wait']}>
          <Suspense>
            <LongWait />
          </Suspense>
        </div>
      )}
      <div className={styles['waiting']} aria-busy={!start.isSynced || undefined}>
        <HomeSkeleton />
      </div>
      {start.isSynced && blocks}
    </div>
  );
}

type FurtherProps = ComponentProps<Awaited<ReturnType<typeof furtherBlock.load>>['default']>;

/** Until the code has loaded, a placeholder of the members, nothing else; home-page.module.css reserves the space. */
function Further(props: FurtherProps) {
  return (
    <Suspense fallback={props.kind === 'members' || props.kind === 'feed' ? <MembersWaiting /> : null}>
      <Loaded {...props} />
    </Suspense>
  );
}

function MembersWaiting() {
  return (
    <div className={styles['members']} aria-busy="true">
      <HomeSkeleton />
    </div>
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
