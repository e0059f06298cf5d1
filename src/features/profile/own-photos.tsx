import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, useState } from 'react';
import type { Settings } from '../../../worker/public/database.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { saveProblemText } from '../site/save-problem.ts';
import { useConnectionTrouble } from '../site/use-connection-trouble.ts';
import { chooseMainImage, removeImage, type SaveEnd, uploadImage } from './commands.ts';
import { OwnPhoto } from './own-photo.tsx';
import { photoProblem } from './photo-problem.ts';
import type { OwnProfile } from './profile-draft.ts';
import styles from './profile-page.module.css';

const BYTES_PER_MEGABYTE = 1_000_000;

/** The member's photos: add, choose the main one, remove. */
export function OwnPhotos({ profile, settings }: { profile: OwnProfile; settings: Settings }) {
  const { t, formatNumber } = useTranslation();
  const { trouble } = useConnectionTrouble();
  const [busyWith, setBusyWith] = useState<number | 'upload' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const limit = formatNumber(settings.upload_max_bytes / BYTES_PER_MEGABYTE, { maximumFractionDigits: 1 });
  const run = async (what: number | 'upload', work: () => Promise<SaveEnd>) => {
    setBusyWith(what);
    setProblem(null);
    const result = await work();
    setBusyWith(null);
    if (result.status === 'saved') return;
    if (result.status === 'refused' && result.httpStatus === 413) setProblem(t('profile.photo_too_large', { limit }));
    else if (what === 'upload' && result.status === 'invalid') {
      setProblem(t(result.fields['file'] === 'too_small' ? 'profile.photo_too_small' : 'profile.photo_wrong_kind'));
    } else setProblem(saveProblemText(result, t));
  };
  const add = (file: File) => {
    const found = photoProblem(file, settings.upload_max_bytes);
    if (found === null) void run('upload', () => uploadImage(file, crypto.randomUUID()));
    else setProblem(t(found === 'kind' ? 'profile.photo_wrong_kind' : 'profile.photo_too_large', { limit }));
  };
  return (
    <Card>
      <section className={styles['section']} aria-labelledby="photos-title">
        <h2 className={styles['title']} id="photos-title">
          {t('member.photos')}
        </h2>
        {profile.images.length === 0 ? (
          <p className={styles['note']}>{t('profile.no_photos')}</p>
        ) : (
          <ul className={styles['photos']}>
            {profile.images.map((image, index) => (
              <OwnPhoto
                key={image.id}
                image={image}
                position={index + 1}
                cdnPrefix={settings.cdn_prefix}
                isMain={image.id === profile.main_image?.id}
                isBusy={busyWith === image.id}
                isBlocked={trouble !== null || busyWith !== null}
                onMain={() => void run(image.id, () => chooseMainImage(image.id))}
                onRemove={() => setAsked(image.id)}
              />
            ))}
          </ul>
        )}
        {problem !== null && (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        )}
        <div className={styles['add']}>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg"
            hidden
            aria-label={t('profile.photo_add')}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              // The same file can be chosen again.
              event.target.value = '';
              if (file !== undefined) add(file);
            }}
          />
          <Button
            icon={<ImagePlus aria-hidden="true" />}
            busy={busyWith === 'upload'}
            disabled={trouble !== null}
            aria-describedby="photo-hint"
            onClick={() => input.current?.click()}
          >
            {t('profile.photo_add')}
          </Button>
          <p className={styles['note']} id="photo-hint">
            {trouble === null ? t('profile.photo_hint', { limit }) : t(`profile.photo_blocked_${trouble}`)}
          </p>
        </div>
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
          if (image !== null) void run(image, () => removeImage(image));
        }}
      />
    </Card>
  );
}
