import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { LikeRow } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { imageUrl } from '../members/image-url.ts';
import type { News } from '../members/newest-likes.ts';
import styles from './new-likes-row.module.css';

/** Above the chats, who has newly liked the member, for a template that shows it: one link to these likes. */
export function NewLikesRow({ likes, cdnPrefix }: { likes: News<LikeRow>; cdnPrefix: string | null }) {
  const { t } = useTranslation();
  return (
    <NewLikesFrame total={likes.total} label={t('nav.new_likes', { count: likes.total })}>
      {likes.rows.map(({ profileId, profile: { name, main_image: image } }) => (
        <NewLikesFace key={profileId}>
          <Avatar
            src={image === null || cdnPrefix === null ? null : imageUrl(cdnPrefix, image.thumb_filename)}
            name={name}
            alt=""
            size="fill"
          />
        </NewLikesFace>
      ))}
    </NewLikesFrame>
  );
}

interface NewLikesFrameProps {
  total: number;
  /** Says the number in words. */
  label: string;
  /** The faces. */
  children: ReactNode;
}

/** The shape of the row. first-chats.tsx makes the one from it that stands before the app. */
export function NewLikesFrame({ total, label, children }: NewLikesFrameProps) {
  const { t } = useTranslation();
  return (
    <Link href={pathTo('/likes/:type', { type: 'received' })} className={styles['row']}>
      <span className={styles['faces']}>{children}</span>
      <span className={styles['words']}>{t('home.likes_title')}</span>
      <Badge count={total} label={label} />
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}

export function NewLikesFace({ children }: { children: ReactNode }) {
  return <span className={styles['face']}>{children}</span>;
}
