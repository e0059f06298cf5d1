import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import type { MessagePhoto } from '../../../worker/public/message-photo.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ReportDialog } from '../safety/report-dialog.tsx';
import { BlurredPhoto } from './blurred-photo.tsx';
import styles from './message-photo.module.css';
import { showPhotos } from './photo-commands.ts';
import { photoShape } from './photo-shape.ts';

interface HiddenPhotoProps {
  photo: MessagePhoto;
  conversationId: number;
  profileId: number;
  /** Name of the other member, who sent it. */
  name: string;
}

/** A photo that the member has not agreed to see, with the ways to agree and to report it. */
export function HiddenPhoto({ photo, conversationId, profileId, name }: HiddenPhotoProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const { aspect, widthRem } = photoShape(photo);
  const show = async () => {
    setBusy(true);
    await showPhotos(conversationId, name, true);
    setBusy(false);
  };
  return (
    <div className={styles['hidden']} style={{ inlineSize: `${widthRem}rem` }}>
      <div className={styles['frame']} style={{ aspectRatio: aspect }}>
        <BlurredPhoto preview={photo.preview} />
        <span className={styles['veil']}>
          <EyeOff aria-hidden="true" />
        </span>
      </div>
      <p className={styles['words']}>{t('chat.photo_hidden', { name })}</p>
      <div className={styles['choices']}>
        <Button size="s" busy={isBusy} onClick={() => void show()}>
          {t('chat.photo_show', { name })}
        </Button>
        <Button size="s" variant="quiet" onClick={() => setReporting(true)}>
          {t('safety.report_name', { name })}
        </Button>
      </div>
      <ReportDialog
        profileId={profileId}
        name={name}
        conversationId={conversationId}
        open={isReporting}
        onClose={() => setReporting(false)}
      />
    </div>
  );
}
