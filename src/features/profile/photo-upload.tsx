import ImagePlus from 'lucide-react/icons/image-plus';
import { useEffect, useRef } from 'react';
import type { ConnectionTrouble } from '../../data/connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useUnkept } from '../../routing/unkept.ts';
import { Button } from '../../ui/button.tsx';
import { useDroppedFiles } from '../../ui/use-dropped-files.ts';
import { PhotoCropDialog } from '../photos/photo-crop-dialog.tsx';
import { PHOTO_FILE_MAX_MB } from '../photos/photo-words.ts';
import type { PhotoQueue, QueuedPhoto } from './photo-queue.ts';
import styles from './photo-upload.module.css';
import { QueuedPhotoRow } from './queued-photo-row.tsx';

interface PhotoUploadProps {
  queue: PhotoQueue;
  queued: readonly QueuedPhoto[];
  /** Why nothing can be sent now; null if it can. */
  trouble: ConnectionTrouble | null;
  /** Called with whether a photo is not sent yet, and would be lost with the page. */
  onWaiting: (isWaiting: boolean) => void;
}

/** Adds photos: chosen or dropped, several at once; each is cut or left whole before it is sent. */
export function PhotoUpload({ queue, queued, trouble, onWaiting }: PhotoUploadProps) {
  const { t, formatNumber } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const limit = formatNumber(PHOTO_FILE_MAX_MB);
  const isOver = useDroppedFiles((files) => {
    if (trouble === null) queue.add(files);
  });
  const choosing = queued.filter(({ state }) => state.at === 'choosing');
  const [asked] = choosing;
  const isLast = queued.filter(({ state }) => state.at === 'choosing' || state.at === 'preparing').length <= 1;
  const isWaiting = queued.some(({ state }) => state.at !== 'refused');
  useUnkept(isWaiting);
  useEffect(() => onWaiting(isWaiting), [isWaiting, onWaiting]);
  return (
    <>
      {queued.length > 0 && (
        <ul className={styles['queue']} aria-label={t('photos.queue')}>
          {queued.map((photo) => (
            <QueuedPhotoRow
              key={photo.id}
              queued={photo}
              limit={limit}
              onRetry={() => queue.retry(photo.id)}
              onReopen={() => queue.reopen(photo.id)}
              onRemove={() => queue.remove(photo.id)}
            />
          ))}
        </ul>
      )}
      <div className={styles['drop']} data-over={isOver || undefined}>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          multiple
          hidden
          aria-label={t('profile.photo_add')}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // Allow choosing the same file again.
            event.target.value = '';
            if (files.length > 0 && trouble === null) queue.add(files);
          }}
        />
        <Button
          icon={<ImagePlus aria-hidden="true" />}
          name="photo"
          disabled={trouble !== null}
          aria-describedby="photo-hint"
          onClick={() => input.current?.click()}
        >
          {t('profile.photo_add')}
        </Button>
        <p className={styles['note']} id="photo-hint">
          {trouble === null ? (
            <>
              {t('profile.photo_hint', { limit })} <span className={styles['dragged']}>{t('profile.photo_drop')}</span>
              <span className={styles['pressed']}>{t('profile.photo_several')}</span>
            </>
          ) : (
            t(`profile.photo_blocked_${trouble}`)
          )}
        </p>
      </div>
      {asked?.state.at === 'choosing' && (
        <PhotoCropDialog
          photo={asked.state.whole}
          place={asked.place}
          onChoose={(section) => queue.choose(asked.id, section)}
          onWholeAll={isLast ? null : () => queue.decideAll('whole')}
          onClose={() => queue.decideAll('set-aside')}
        />
      )}
    </>
  );
}
