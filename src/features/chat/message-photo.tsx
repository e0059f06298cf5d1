import { Suspense, useState } from 'react';
import type { MessagePhoto as Photo } from '../../../worker/public/message-photo.ts';
import type { MessageRow } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BlurredPhoto } from './blurred-photo.tsx';
import { HiddenPhoto } from './hidden-photo.tsx';
import styles from './message-photo.module.css';
import { photoShape } from './photo-shape.ts';
import { usePhotoAddresses } from './use-photo-address.ts';

const PhotoViewer = lazyPart(() => import('./photo-viewer.tsx'));

interface MessagePhotoProps {
  message: MessageRow;
  photo: Photo;
  /** The other member, if their photos are shown here. */
  partner: { profileId: number; name: string; arePhotosShown: boolean };
}

/** The photo of a message: to be opened, hidden until the member agrees to see it, or gone. */
export function MessagePhoto({ message, photo, partner }: MessagePhotoProps) {
  const { t } = useTranslation();
  const { profileId, name, arePhotosShown } = partner;
  if (photo.state === 'removed') {
    return <p className={styles['gone']}>{t('chat.photo_removed')}</p>;
  }
  if (!message.fromMe && !(arePhotosShown && photo.state === 'shown')) {
    return <HiddenPhoto photo={photo} conversationId={message.conversationId} profileId={profileId} name={name} />;
  }
  const alt = message.fromMe ? t('chat.photo_by_me') : t('chat.photo_by_name', { name });
  return <ShownPhoto message={message} photo={photo} alt={alt} />;
}

function ShownPhoto({ message, photo, alt }: { message: MessageRow; photo: Photo; alt: string }) {
  const { t } = useTranslation();
  const { local, remote } = usePhotoAddresses(message);
  // The picture on screen stays until the next one is here: a photo that was just sent does not blink.
  const [loaded, setLoaded] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  // Offline, a photo that was just sent is still in memory.
  const address = remote === null || (failed === remote && local !== null) ? local : remote;
  const [isOpen, setOpen] = useState(false);
  const { aspect, widthRem } = photoShape(photo);
  const hasFailed = address !== null && failed === address;
  return (
    <div className={styles['frame']} style={{ inlineSize: `${widthRem}rem`, aspectRatio: aspect }}>
      <BlurredPhoto preview={photo.preview} />
      {hasFailed ? (
        <div className={styles['failed']} role="status">
          <p>{t('chat.photo_failed')}</p>
          <Button size="s" onClick={() => setFailed(null)}>
            {t('ui.retry')}
          </Button>
        </div>
      ) : (
        <button type="button" className={styles['open']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {address === null ? (
            <VisuallyHidden>{alt}</VisuallyHidden>
          ) : (
            <img
              className={loaded === null ? styles['coming'] : styles['picture']}
              src={address}
              alt={alt}
              width={photo.width}
              height={photo.height}
              draggable={false}
              onLoad={() => setLoaded(address)}
              onError={() => setFailed(address)}
            />
          )}
        </button>
      )}
      {isOpen && address !== null && (
        <Suspense fallback={null}>
          <PhotoViewer src={address} alt={alt} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
