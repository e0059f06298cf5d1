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
  /** `round` floats over a picture, `back` too, with words where the template has room; `wide` has visible text. */
  look?: 'round' | 'back' | 'wide';
}

/** Likes or unlikes immediately; the worker sends the change to the server. */
export function LikeButton({ profileId, name, liked: isStored, look = 'round', ...props }: LikeButtonProps) {
  const { t } = useTranslation();
  const { liked, toggle } = useLikeToggle(profileId, name, isStored, props.likesMe === true, props.match);
  // Counts likes: used as a key, so that each one restarts the burst animation.
  const [burst, setBurst] = useState(0);
  const isBack = look === 'back';
  const like = isBack ? 'likes.like_back' : 'likes.like';
  const likeName = t('likes.like_name', { name });
  return (
    <button
      type="button"
      className={classNames(styles['button'], styles[look], isBack && styles['round'], liked && styles['liked'])}
      aria-pressed={liked}
      // The name has the words that are seen (WCAG 2.2, 2.5.3).
      aria-label={
        isBack
          ? `${t(liked ? 'likes.liked' : like)}: ${name}`
          : look === 'wide' && liked
            ? `${likeName}: ${t('likes.liked')}`
            : likeName
      }
      onClick={() => {
        if (!liked) setBurst(burst + 1);
        toggle();
      }}
    >
      <span className={styles['heart']} aria-hidden="true">
        {liked && burst > 0 && <span key={burst} className={styles['burst']} />}
        <Heart />
      </span>
      {look !== 'round' && (
        <span className={styles['words']} aria-hidden="true">
          <span>{t(liked ? 'likes.liked' : like)}</span>
          <span className={styles['room']}>{t(liked ? like : 'likes.liked')}</span>
        </span>
      )}
    </button>
  );
}
