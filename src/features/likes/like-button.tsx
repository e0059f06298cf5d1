import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { changeLike } from './commands.ts';
import styles from './like-button.module.css';

interface LikeButtonProps {
  profileId: number;
  name: string;
  liked: boolean;
  /** `round` floats over a picture; `wide` carries its word. */
  look?: 'round' | 'wide';
}

/** Likes and unlikes at once; the worker tells the server. */
export function LikeButton({ profileId, name, liked, look = 'round' }: LikeButtonProps) {
  const { t } = useTranslation();
  // Counts presses, so that each like starts its own burst.
  const [burst, setBurst] = useState(0);
  return (
    <button
      type="button"
      className={classNames(styles['button'], styles[look], liked && styles['liked'])}
      aria-pressed={liked}
      aria-label={t('likes.like_name', { name })}
      onClick={() => {
        if (!liked) setBurst(burst + 1);
        void changeLike({ profileId, name, liked: !liked });
      }}
    >
      <span className={styles['heart']} aria-hidden="true">
        {liked && burst > 0 && <span key={burst} className={styles['burst']} />}
        <Heart />
      </span>
      {look === 'wide' && <span aria-hidden="true">{t(liked ? 'likes.liked' : 'likes.like')}</span>}
    </button>
  );
}
