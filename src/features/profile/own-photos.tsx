import { useEffect, useRef, useState } from 'react';
import type { Settings } from '../../../worker/public/rows.ts';
import { calls } from '../../data/calls.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { OwnPhoto } from './own-photo.tsx';
import { movedOrder } from './photo-order.ts';
import { PhotoUpload } from './photo-upload.tsx';
import type { OwnProfile } from './profile-draft.ts';
import styles from './profile-page.module.css';
import sections from './profile-sections.module.css';
import { PROFILE_SECTIONS } from './profile-sections.tsx';
import { usePhotoDrag } from './use-photo-drag.ts';
import { usePhotoQueue } from './use-photo-queue.ts';
import { usePhotoWork } from './use-photo-work.ts';

interface OwnPhotosProps {
  profile: OwnProfile;
  settings: Settings;
  /** Called with whether a photo is not sent yet, and would be lost with the page. */
  onWaiting: (isWaiting: boolean) => void;
}

/** The member's photos: add, reorder, choose the main one, remove. */
export function OwnPhotos({ profile, settings, onWaiting }: OwnPhotosProps) {
  const { t } = useTranslation();
  const { trouble } = useConnectionTrouble();
  const { busyWith, problem, run } = usePhotoWork();
  const { queue, queued } = usePhotoQueue(settings.upload_max_bytes);
  const [asked, setAsked] = useState<number | null>(null);
  const [moved, setMoved] = useState<{ imageId: number } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { images } = profile;
  const order = images.map(({ id }) => id);
  const isSending = queued.some(({ state }) => state.at === 'sending');
  const isBlocked = trouble !== null || busyWith !== null || isSending;
  const movedTo = moved === null || busyWith !== null ? null : order.indexOf(moved.imageId) + 1;
  useEffect(() => {
    // The photo has moved in the DOM and its menu was disabled meanwhile: restore the focus.
    if (moved === null || movedTo === null) return;
    list.current?.querySelector<HTMLElement>(`[data-photo="${moved.imageId}"] [aria-haspopup]`)?.focus();
  }, [moved, movedTo]);
  const move = async (imageId: number, by: number) => {
    setMoved({ imageId });
    const end = await run(imageId, () => calls.arrangeImages(movedOrder(order, imageId, by)));
    if (end.status !== 'saved') setMoved(null);
  };
  /** How many photos there were when one was removed; its menu goes with it. */
  const countBefore = useRef(0);
  useEffect(() => {
    if (images.length >= countBefore.current) return;
    countBefore.current = 0;
    focusIfLost(() => document.getElementById(PROFILE_SECTIONS.photos));
  });
  const remove = async (imageId: number) => {
    countBefore.current = images.length;
    await run(imageId, () => calls.removeImage(imageId));
  };
  const dragOf = usePhotoDrag(order, isBlocked, (imageId, by) => void move(imageId, by));
  return (
    <Card>
      <section className={styles['section']} aria-labelledby={PROFILE_SECTIONS.photos}>
        <h2 className={classNames(styles['title'], sections['said'])} id={PROFILE_SECTIONS.photos} tabIndex={-1}>
          {t('member.photos')}
        </h2>
        {images.length === 0 && <p className={styles['note']}>{t('profile.no_photos')}</p>}
        <div className={styles['photos']}>
          {images.length > 0 && (
            <ul ref={list} className={styles['photo-list']} aria-labelledby={PROFILE_SECTIONS.photos}>
              {images.map((image, index) => (
                <OwnPhoto
                  key={image.id}
                  image={image}
                  position={index + 1}
                  count={images.length}
                  cdnPrefix={settings.cdn_prefix}
                  isMain={image.id === profile.main_image?.id}
                  isBusy={busyWith === image.id}
                  isBlocked={isBlocked}
                  onMain={() => {
                    setMoved(null);
                    void run(image.id, () => calls.chooseMainImage(image.id));
                  }}
                  onRemove={() => {
                    setMoved(null);
                    setAsked(image.id);
                  }}
                  onMove={(by) => void move(image.id, by)}
                  drag={dragOf(image.id)}
                />
              ))}
            </ul>
          )}
          <PhotoUpload queue={queue} queued={queued} trouble={trouble} onWaiting={onWaiting} />
        </div>
        {images.length > 1 && <p className={styles['note']}>{t('profile.photo_drag')}</p>}
        <VisuallyHidden>
          <span role="status">{movedTo === null ? '' : t('profile.photo_moved', { position: movedTo })}</span>
        </VisuallyHidden>
        {problem !== null && (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        )}
      </section>
      <ConfirmDialog
        open={asked !== null}
        title={t('profile.photo_remove_title')}
        text={t('profile.photo_remove_text')}
        confirmLabel={t('profile.photo_remove')}
        tone="danger"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          const image = asked;
          setAsked(null);
          if (image !== null) void remove(image);
        }}
      />
    </Card>
  );
}
