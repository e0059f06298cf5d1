import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loadUnlessLeaving } from '../../routing/lazy-part.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './photo-crop-dialog.module.css';
import type { PhotoCropperProps } from './photo-cropper.tsx';
import type { PhotoSection } from './photo-section.ts';
import { useObjectUrl } from './use-object-url.ts';

interface PhotoCropDialogProps {
  /** The prepared photo: what is sent if it is not cut. */
  photo: Blob;
  /** Position among several chosen together; null for a single photo. */
  place: { index: number; count: number } | null;
  /** What else there is to say of it. */
  note?: string | null;
  /** Null: the whole photo. */
  onChoose: (section: PhotoSection | null) => void;
  /** Adds this photo and all further ones whole; null if there is no further one. */
  onWholeAll: (() => void) | null;
  onClose: () => void;
}

/** Asks which part of a photo to send. The tool is loaded when first asked for; without it, the whole photo can be sent. */
export function PhotoCropDialog({ photo, place, note = null, onChoose, onWholeAll, onClose }: PhotoCropDialogProps) {
  const { t } = useTranslation();
  const url = useObjectUrl(photo);
  const cropper = useCropper();
  const [chosen, setChosen] = useState<{ photo: Blob; section: PhotoSection } | null>(null);
  const section = chosen?.photo === photo ? chosen.section : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('photos.crop_title')}
      actions={
        <>
          {onWholeAll !== null && (
            <Button variant="quiet" onClick={onWholeAll}>
              {t('photos.crop_whole_all')}
            </Button>
          )}
          <Button onClick={() => onChoose(null)}>{t('photos.crop_whole')}</Button>
          <Button variant="primary" disabled={section === null} onClick={() => onChoose(section)}>
            {t('photos.crop_use')}
          </Button>
        </>
      }
    >
      <p className={styles['lead']} role="status">
        {place !== null && `${t('profile.photo_place', place)} · `}
        {t('photos.crop_text')}
        {note !== null && ` ${note}`}
      </p>
      {cropper.state === 'failed' && (
        <Banner tone="warning" role="alert">
          {t('photos.crop_failed')}
        </Banner>
      )}
      {cropper.state === 'ready' && url !== null ? (
        <cropper.Cropper
          key={url}
          url={url}
          section={section}
          onSection={(next) => setChosen({ photo, section: next })}
        />
      ) : (
        cropper.state !== 'failed' && <Skeleton shape="block" height="22rem" />
      )}
    </Dialog>
  );
}

type CropperState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; Cropper: ComponentType<PhotoCropperProps> };

function useCropper(): CropperState {
  const [cropper, setCropper] = useState<CropperState>({ state: 'loading' });
  useEffect(() => {
    let isGone = false;
    loadUnlessLeaving(() => import('./photo-cropper.tsx')).then(
      ({ default: Cropper }) => !isGone && setCropper({ state: 'ready', Cropper }),
      () => !isGone && setCropper({ state: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return cropper;
}
