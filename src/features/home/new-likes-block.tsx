import Heart from 'lucide-react/icons/heart';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import fading from '../../ui/fading-row.module.css';
import { PendingList } from '../outbox/pending-list.tsx';
import { BlockHeader } from './block-header.tsx';
import styles from './new-likes-block.module.css';
import { SHOWN_LIKES, useNewLikes } from './queries.ts';
import { QuietNote } from './quiet-note.tsx';
import { Story } from './story.tsx';

/**
 * A row of the members whose likes are new. Nothing to a member whom nobody has liked yet. `stories`: further entries of
 * the same row, which is there for these too.
 */
export function NewLikesBlock({ stories }: { stories: ReactNode }) {
  const { t } = useTranslation();
  const likes = useNewLikes(SHOWN_LIKES);
  if (likes?.hasLikes === false && stories === null) return null;
  return (
    <div className={styles['news']}>
      <BlockHeader
        title={t(stories === null ? 'home.likes_title' : 'home.stories_title')}
        badge={<Badge count={likes?.total ?? 0} label={t('nav.new_likes', { count: likes?.total ?? 0 })} />}
        more={
          likes?.hasLikes === false
            ? undefined
            : { href: pathTo('/likes/:type', { type: 'received' }), label: t('home.all_likes') }
        }
      />
      {likes === undefined ? (
        <PendingList skeleton={<div aria-busy="true" />} />
      ) : likes.total === 0 && stories === null ? (
        <QuietNote icon={<Heart />} text={t('home.likes_none')} />
      ) : (
        <ul
          className={classNames(
            styles['row'],
            stories !== null && styles['stories'],
            stories !== null && fading['row'],
          )}
        >
          {likes.rows.map(({ profileId, profile, receivedAtMs }) => (
            <Story key={profileId} profile={profile} isLike likedAtMs={receivedAtMs} />
          ))}
          {stories}
        </ul>
      )}
    </div>
  );
}
