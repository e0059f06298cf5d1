import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { imageUrl } from '../members/image-url.ts';
import type { OwnProfile } from './profile-draft.ts';
import styles from './profile-page.module.css';

interface OwnPhotoProps {
  image: OwnProfile['images'][number];
  /** 1-based. */
  position: number;
  /** Total number of photos. */
  count: number;
  cdnPrefix: string;
  isMain: boolean;
  /** An operation on this photo is running. */
  isBusy: boolean;
  isBlocked: boolean;
  onMain: () => void;
  onRemove: () => void;
  /** Moves the photo one position towards the start or the end. */
  onMove: (by: -1 | 1) => void;
}

/** One of the member's own photos, with its moderation state and actions. */
export function OwnPhoto(props: OwnPhotoProps) {
  const { image, position, count, cdnPrefix, isMain, isBusy, isBlocked, onMain, onRemove, onMove } = props;
  const { t } = useTranslation();
  return (
    <li className={styles['photo']} aria-busy={isBusy || undefined} data-photo={image.id}>
      <img
        className={styles['picture']}
        src={imageUrl(cdnPrefix, image.thumb_filename)}
        alt={t('profile.photo', { position })}
        width={480}
        height={600}
        loading="lazy"
        decoding="async"
      />
      <p className={styles['photo-state']} data-state={isMain ? 'main' : image.state}>
        {isMain ? t('profile.photo_main') : t(`profile.photo_${image.state}`)}
      </p>
      {image.rejected_because !== null && (
        <p className={styles['note']}>{t(`profile.rejected_${image.rejected_because}`)}</p>
      )}
      <div className={styles['photo-actions']}>
        {count > 1 && (
          <>
            <IconButton
              data-move="-1"
              label={t('profile.photo_earlier', { position })}
              icon={<ArrowLeft aria-hidden="true" />}
              disabled={isBlocked || position === 1}
              onClick={() => onMove(-1)}
            />
            <IconButton
              data-move="1"
              label={t('profile.photo_later', { position })}
              icon={<ArrowRight aria-hidden="true" />}
              disabled={isBlocked || position === count}
              onClick={() => onMove(1)}
            />
          </>
        )}
        {!isMain && image.state === 'approved' && (
          <IconButton
            label={t('profile.photo_make_main', { position })}
            icon={<Star aria-hidden="true" />}
            disabled={isBlocked}
            onClick={onMain}
          />
        )}
        <IconButton
          label={t('profile.photo_remove_position', { position })}
          icon={<Trash2 aria-hidden="true" />}
          disabled={isBlocked}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
