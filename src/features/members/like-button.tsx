import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './like-button.module.css';
import type { MatchParts } from './like-commands.ts';
import { useLikeToggle } from './use-like-toggle.ts';

interface LikeButtonProps {
  profileId: number;
  name: string;
  /** As stored in the database. */
  liked: boolean;
  /** The member has liked this one before, so that a like makes a match. */
  likesMe?: boolean;
  match?: MatchParts;
  /** `round` floats over a picture; `wide` has visible text. */
  look?: 'round' | 'wide';
}

/** Likes or unlikes immediately; the worker sends the change to the server. */
export function LikeButton({ profileId, name, liked: isStored, look = 'round', ...props }: LikeButtonProps) {
  const { t } = useTranslation();
  const { liked, toggle } = useLikeToggle(profileId, name, isStored, props.likesMe === true, props.match);
  // Counts likes: used as a key, so that each one restarts the burst animation.
  const [burst, setBurst] = useState(0);
  return (
    <button
      type="button"
      className={classNames(styles['button'], styles[look], liked && styles['liked'])}
      aria-pressed={liked}
      aria-label={t('likes.like_name', { name })}
      onClick={() => {
        if (!liked) setBurst(burst + 1);
        toggle();
      }}
    >
      <span className={styles['heart']} aria-hidden="true">
        {liked && burst > 0 && <span key={burst} className={styles['burst']} />}
        <Heart />
      </span>
      {look === 'wide' && (
        <span className={styles['words']} aria-hidden="true">
          <span>{t(liked ? 'likes.liked' : 'likes.like')}</span>
          <span className={styles['room']}>{t(liked ? 'likes.like' : 'likes.liked')}</span>
        </span>
      )}
    </button>
  );
}
