import Expand from 'lucide-react/icons/expand';
import { useState } from 'react';
import type { MemberProfile } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { imageUrl } from './image-url.ts';
import { ImageViewer } from './image-viewer.tsx';
import styles from './member-gallery.module.css';

interface MemberGalleryProps {
  name: string;
  images: MemberProfile['images'];
  /** Id of the image shown first; null for the first one in the list. */
  mainId: number | null;
  cdnPrefix: string | null;
  /** More pictures may still be loading. */
  isPartial: boolean;
}

/** A member's pictures: one large, with thumbnails to choose from; the viewer shows them all full-screen. */
export function MemberGallery({ name, images, mainId, cdnPrefix, isPartial }: MemberGalleryProps) {
  const { t } = useTranslation();
  const [chosenId, setChosenId] = useState<number | null>(null);
  // Reserves the row of thumbnails for the whole visit, so that nothing below moves whether or not they arrive.
  const [hasPlace] = useState(isPartial);
  const [viewedIndex, setViewedIndex] = useState<number | null>(null);
  const shownId = chosenId ?? mainId;
  const index = Math.max(
    0,
    images.findIndex((image) => image.id === shownId),
  );
  const shown = images[index];
  if (shown === undefined || cdnPrefix === null) {
    return (
      <div className={classNames(styles['gallery'], shown === undefined && styles['nobody'])}>
        <Avatar src={null} name={name} alt={t('member.no_photo', { name })} size="fill" shape="portrait" />
      </div>
    );
  }
  // Known to be the only one: the picture takes the place of the row.
  const isAlone = hasPlace && !isPartial && images.length === 1;
  const wordsOf = (at: number) => t('member.photo', { name, index: at + 1, count: images.length });
  return (
    <div className={classNames(styles['gallery'], isAlone && styles['alone'])}>
      <button
        type="button"
        className={styles['main']}
        aria-label={t('member.enlarge', { photo: wordsOf(index) })}
        onClick={() => setViewedIndex(index)}
      >
        <Avatar
          src={imageUrl(cdnPrefix, shown.filename)}
          smallSrc={imageUrl(cdnPrefix, shown.thumb_filename)}
          name={name}
          alt=""
          size="fill"
          shape="portrait"
          eager
        />
        <span className={styles['expand']} aria-hidden="true">
          <Expand />
        </span>
      </button>
      {images.length <= 1 && hasPlace && !isAlone && (
        <div className={styles['thumbs']} aria-hidden="true">
          <span className={styles['thumb-place']} />
        </div>
      )}
      {images.length > 1 && (
        <ul className={styles['thumbs']} aria-label={t('member.photos')}>
          {images.map((image, at) => (
            <li key={image.id}>
              <button
                type="button"
                className={classNames(styles['thumb'], at === index && styles['chosen'])}
                aria-label={wordsOf(at)}
                aria-pressed={at === index}
                onClick={() => setChosenId(image.id)}
              >
                <Avatar
                  src={imageUrl(cdnPrefix, image.thumb_filename)}
                  name={name}
                  alt=""
                  size="fill"
                  shape="portrait"
                  eager
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {viewedIndex !== null && (
        <ImageViewer
          label={t('member.photos_of', { name })}
          startIndex={viewedIndex}
          images={images.map((image, at) => ({
            id: image.id,
            src: imageUrl(cdnPrefix, image.filename),
            smallSrc: imageUrl(cdnPrefix, image.thumb_filename),
            alt: wordsOf(at),
          }))}
          onClose={() => setViewedIndex(null)}
        />
      )}
    </div>
  );
}
