import Heart from 'lucide-react/icons/heart';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Sparkles from 'lucide-react/icons/sparkles';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageTitle } from '../../routing/document-title.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { pathTo } from '../../routing/path-to.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FacesHeading, FewFaces } from '../members/few-faces.tsx';
import { mosaicAttributes, mosaicOf } from '../members/mosaic.ts';
import { PendingList } from '../outbox/pending-list.tsx';
import { LikeColumns } from './like-columns.tsx';
import { LikeGrid } from './like-grid.tsx';
import { type LikeType, useLikeCounts, useLikeRange } from './like-range.ts';
import styles from './likes-page.module.css';

const PassedList = lazyPart(() => import('./passed-list.tsx'));

const TYPES = ['received', 'given', 'mutual', 'passed'] as const satisfies readonly (LikeType | 'passed')[];

interface EmptyWords {
  icon: ReactNode;
  title: MessageId;
  text: MessageId;
  action: MessageId;
  href: string;
}

const EMPTY: Record<LikeType, EmptyWords> = {
  received: {
    icon: <Sparkles />,
    title: 'likes.empty_received_title',
    text: 'likes.empty_received_text',
    action: 'route.search',
    href: pathTo('/search'),
  },
  given: {
    icon: <Heart />,
    title: 'likes.empty_given_title',
    text: 'likes.empty_given_text',
    action: 'route.search',
    href: pathTo('/search'),
  },
  mutual: {
    icon: <HeartHandshake />,
    title: 'likes.empty_mutual_title',
    text: 'likes.empty_mutual_text',
    action: 'likes.to_received',
    href: pathTo('/likes/:type', { type: 'received' }),
  },
};

const SKELETON_CARDS = [1, 2, 3, 4];
/** Two rows of a wide window. */
const MOSAIC_CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Likes received, given and mutual, and the members who were passed. */
export default function LikesPage({ type }: { type: LikeType | 'passed' }) {
  const { t, formatNumber } = useTranslation();
  const title = t(`likes.title_${type}`);
  usePageTitle(title);
  const counts = useLikeCounts();
  // Their room is kept for as long as they may come.
  const isCounting = useConnectionTrouble().trouble === null || counts !== undefined;
  const tabs = useRef<HTMLDivElement>(null);
  const isCounted = counts !== undefined;
  useEffect(() => {
    // The counts make the tabs wider.
    if (!isCounted) return;
    const tab = tabs.current?.querySelector(`[href$="${pathTo('/likes/:type', { type })}"]`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [type, isCounted]);
  return (
    <>
      <PageHeader title={title} />
      <div className={styles['tabs']} ref={tabs}>
        <SegmentedLinks
          label={t('likes.kinds')}
          segments={TYPES.map((kind) => ({
            href: pathTo('/likes/:type', { type: kind }),
            label: t(`likes.${kind}`),
            current: kind === type,
            badge: isCounting && (
              <span className={styles['count']}>
                {counts !== undefined && formatNumber(counts[kind])}
                {kind === 'received' && counts !== undefined && counts.newReceived > 0 && (
                  <span className={styles['new']}>
                    <VisuallyHidden>{` ${t('likes.new_count', { count: counts.newReceived })}`}</VisuallyHidden>
                  </span>
                )}
              </span>
            ),
          }))}
        />
      </div>
      {type === 'passed' ? (
        <Suspense>
          <PassedList />
        </Suspense>
      ) : (
        <Likes type={type} received={counts?.received} />
      )}
    </>
  );
}

function Likes({ type, received }: { type: LikeType; received: number | undefined }) {
  const { t } = useTranslation();
  const top = useLikeRange(type);
  // A match begins with somebody who likes the member, or, as long as nobody does, with whom the member finds.
  const startsAt = type === 'mutual' && received === 0 ? 'given' : type;
  const empty = EMPTY[type];
  const { action, href } = EMPTY[startsAt];
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = top?.total === 0;
  const wasEmpty = useRef(false);
  useEffect(() => {
    // A like of one of the faces takes their place, with the heart that had the focus.
    if (wasEmpty.current && !isEmpty) focusIfLost(() => heading.current);
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  const mosaic = choiceOf('memberMosaic') ? mosaicOf(MOSAIC_CARDS.map(() => true)) : null;
  if (top === undefined || (type === 'mutual' && top.total === 0 && received === undefined))
    return (
      <PendingList
        isPage
        skeleton={
          <>
            <LikeColumns isTold={false} />
            <div
              className={styles['grid']}
              data-mosaic={mosaic !== null || undefined}
              role="status"
              aria-busy="true"
              aria-label={t('ui.loading')}
            >
              {(mosaic === null ? SKELETON_CARDS : MOSAIC_CARDS).map((card, index) => (
                <div key={card} className={styles['place']} {...mosaicAttributes(mosaic, index)}>
                  <Skeleton shape="block" height="100%" />
                </div>
              ))}
            </div>
          </>
        }
      />
    );
  if (top.total === 0)
    return (
      <Card>
        <EmptyState
          icon={empty.icon}
          title={t(empty.title)}
          text={t(empty.text)}
          action={
            <ButtonLink variant="primary" href={href}>
              {t(action)}
            </ButtonLink>
          }
        />
        {startsAt !== 'mutual' && <FewFaces heading={<FacesHeading />} />}
      </Card>
    );
  // A backend need not send it; then there is no column for it.
  const isTold = choiceOf('likeColumns') && top.rows.some(({ profile }) => profile.excerpt != null);
  return (
    <section aria-labelledby="likes-kind">
      <h2 id="likes-kind" ref={heading}>
        <VisuallyHidden>{t(`likes.${type}`)}</VisuallyHidden>
      </h2>
      <LikeColumns isTold={isTold} />
      <LikeGrid top={top} isTold={isTold} />
    </section>
  );
}
