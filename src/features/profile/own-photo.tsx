import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { useLoadable } from '../../ui/use-loadable.ts';
import { imageUrl } from '../members/image-url.ts';
import type { OwnProfile } from './profile-draft.ts';
import styles from './profile-page.module.css';
import type { PhotoDrag } from './use-photo-drag.ts';

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
  /** For dragging it to the place of another photo. */
  drag: PhotoDrag;
}

/** One of the member's own photos, with its moderation state and the menu of what can be done with it. */
export function OwnPhoto(props: OwnPhotoProps) {
  const { image, position, count, cdnPrefix, isMain, isBusy, isBlocked, onMain, onRemove, onMove, drag } = props;
  const { t } = useTranslation();
  const { shown, onError } = useLoadable(imageUrl(cdnPrefix, image.thumb_filename), null);
  const alt = t('profile.photo', { position });
  const items: MenuItem[] = [];
  if (!isMain && image.state === 'approved') {
    items.push({
      id: 'main',
      label: t('profile.photo_make_main', { position }),
      icon: <Star aria-hidden="true" />,
      onSelect: onMain,
    });
  }
  if (position > 1) {
    items.push({
      id: 'earlier',
      label: t('profile.photo_earlier', { position }),
      icon: <ArrowLeft aria-hidden="true" />,
      onSelect: () => onMove(-1),
    });
  }
  if (position < count) {
    items.push({
      id: 'later',
      label: t('profile.photo_later', { position }),
      icon: <ArrowRight aria-hidden="true" />,
      onSelect: () => onMove(1),
    });
  }
  items.push({
    id: 'remove',
    label: t('profile.photo_remove_position', { position }),
    icon: <Trash2 aria-hidden="true" />,
    tone: 'danger',
    isApart: items.length > 0,
    onSelect: onRemove,
  });
  return (
    <li className={styles['photo']} aria-busy={isBusy || undefined} data-photo={image.id} {...drag}>
      {shown === null ? (
        <span className={styles['picture']} role="img" aria-label={alt} />
      ) : (
        <img
          draggable={false}
          className={styles['picture']}
          src={shown}
          alt={alt}
          width={480}
          height={600}
          loading="lazy"
          decoding="async"
          onError={onError}
        />
      )}
      <p className={styles['photo-state']} data-state={isMain ? 'main' : image.state}>
        {isMain && <Star aria-hidden="true" />}
        {isMain ? t('profile.photo_main') : t(`profile.photo_${image.state}`)}
      </p>
      {image.rejected_because !== null && (
        <p className={styles['note']}>{t(`profile.rejected_${image.rejected_because}`)}</p>
      )}
      <div className={styles['photo-actions']}>
        <Menu
          label={t('profile.photo_actions', { position })}
          icon={<EllipsisVertical aria-hidden="true" />}
          disabled={isBlocked}
          items={items}
        />
      </div>
    </li>
  );
}
