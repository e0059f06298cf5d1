import X from 'lucide-react/icons/x';
import { failureText, NOT_READ } from '../../data/failure-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useObjectUrl } from '../photos/use-object-url.ts';
import type { QueuedPhoto } from './photo-queue.ts';
import styles from './photo-upload.module.css';

interface QueuedPhotoRowProps {
  queued: QueuedPhoto;
  /** Maximum file size in megabytes, formatted for the locale. */
  limit: string;
  onRetry: () => void;
  onReopen: () => void;
  onRemove: () => void;
}

/** A photo on its way: its progress, or why it is not there and what can be done. */
export function QueuedPhotoRow({ queued, limit, onRetry, onReopen, onRemove }: QueuedPhotoRowProps) {
  const { t } = useTranslation();
  const { file, state } = queued;
  const remove = (
    <IconButton
      label={t('photos.remove_name', { name: file.name })}
      icon={<X aria-hidden="true" />}
      onClick={onRemove}
    />
  );
  if (state.at === 'refused' || state.at === 'failed') {
    return (
      <li>
        <Banner
          tone="danger"
          role="alert"
          action={
            <span className={styles['tools']}>
              {state.at === 'failed' && (
                <Button size="s" onClick={onRetry}>
                  {t('ui.retry')}
                </Button>
              )}
              {remove}
            </span>
          }
        >
          <bdi>{file.name}</bdi>
          {': '}
          {state.at === 'refused' ? t(state.words, { limit }) : failureText(state.failure, t, NOT_READ)}
        </Banner>
      </li>
    );
  }
  return (
    <li className={styles['queued']}>
      {'whole' in state && <Thumb photo={state.whole} />}
      {'photo' in state && <Thumb photo={state.photo} />}
      {state.at === 'preparing' && <span className={styles['thumb']} />}
      <div className={styles['progress']}>
        <p className={styles['name']} dir="auto">
          {file.name}
        </p>
        <p className={styles['note']}>
          {state.at === 'preparing' && t('signup.photo_preparing')}
          {(state.at === 'choosing' || state.at === 'set-aside') && t('photos.set_aside')}
          {state.at === 'waiting' && t('photos.waiting')}
          {state.at === 'sending' && t('signup.photo_uploading')}
        </p>
        {state.at === 'sending' && (
          <progress className={styles['sent']} aria-label={t('signup.photo_uploading')} value={state.share} />
        )}
      </div>
      {state.at === 'set-aside' && (
        <Button size="s" onClick={onReopen}>
          {t('photos.take_up')}
        </Button>
      )}
      {state.at !== 'sending' && remove}
    </li>
  );
}

function Thumb({ photo }: { photo: Blob }) {
  const url = useObjectUrl(photo);
  return <span className={styles['thumb']}>{url !== null && <img src={url} alt="" />}</span>;
}
