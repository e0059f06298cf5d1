import ImagePlus from 'lucide-react/icons/image-plus';
import { useEffect, useRef, useState } from 'react';
import { failureText, NOT_READ } from '../../../data/failure-text.ts';
import { uploadImage } from '../../../data/upload-image.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useUnkept } from '../../../routing/unkept.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useDroppedFiles } from '../../../ui/use-dropped-files.ts';
import { imageUrl } from '../../members/image-url.ts';
import { PhotoCropDialog } from '../../photos/photo-crop-dialog.tsx';
import { photoRefusal } from '../../photos/photo-refusal.ts';
import type { PhotoSection } from '../../photos/photo-section.ts';
import { PHOTO_FILE_MAX_BYTES, PHOTO_PIXELS_MAX, type PhotoProblem, preparePhoto } from '../../photos/prepare-photo.ts';
import styles from './flow.module.css';
import drop from './photo-drop.module.css';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { useStepSave } from './use-step-save.ts';

const MILLION = 1_000_000;

interface Chosen {
  photo: Blob;
  /** Object URL of the prepared photo. */
  url: string;
  /** Reused for every upload attempt of this photo. */
  idempotencyKey: string;
}

/** Step 2: one photo, chosen or dropped; prepared in the browser and uploaded immediately. */
export default function StepPhoto({ user, settings, send, headingLevel }: StepProps) {
  const { t, formatNumber } = useTranslation();
  const save = useStepSave('photo');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [sent, setSent] = useState(0);
  const [isPreparing, setPreparing] = useState(false);
  /** The photo whose section the member chooses. */
  const [asked, setAsked] = useState<{ file: File; whole: Blob; hasOthers: boolean } | null>(null);
  const [refused, setRefused] = useState<PhotoProblem | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const url = chosen?.url ?? null;
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
  const isBusy = isPreparing || save.isBusy;
  useUnkept(isBusy || asked !== null || (chosen !== null && save.problem !== null));

  const upload = ({ photo, idempotencyKey }: Chosen) => {
    setSent(0);
    return save.run(
      () => uploadImage(photo, idempotencyKey, setSent),
      () => send({ type: 'photo-uploaded' }),
    );
  };
  const prepare = async (file: File, section: PhotoSection | null): Promise<Blob | null> => {
    setPreparing(true);
    const prepared = await preparePhoto(file, settings.upload_max_bytes, section);
    setPreparing(false);
    if (prepared.status === 'ready') return prepared.photo;
    setRefused(prepared.problem);
    return null;
  };
  const take = async ([file, ...others]: readonly File[]) => {
    if (isBusy || file === undefined) return;
    save.forget();
    setRefused(null);
    setChosen(null);
    const whole = await prepare(file, null);
    if (whole !== null) setAsked({ file, whole, hasOthers: others.length > 0 });
  };
  const choose = async (file: File, whole: Blob, section: PhotoSection | null) => {
    setAsked(null);
    const photo = section === null ? whole : await prepare(file, section);
    if (photo === null) return;
    const next = { photo, url: URL.createObjectURL(photo), idempotencyKey: crypto.randomUUID() };
    setChosen(next);
    await upload(next);
  };
  const isOver = useDroppedFiles((files) => void take(files));
  const refusal = save.problem === null ? null : photoRefusal(save.problem);
  const problem =
    refused === null
      ? refusal === null
        ? save.problem && failureText(save.problem, t, NOT_READ)
        : t(refusal, { limit: formatNumber(settings.upload_max_bytes / MILLION) })
      : t(`signup.photo_${refused}`, {
          limit: formatNumber(PHOTO_FILE_MAX_BYTES / MILLION),
          megapixels: formatNumber(PHOTO_PIXELS_MAX / MILLION),
        });
  const existing = user.profile.images.at(-1);
  return (
    <StepFrame
      headingLevel={headingLevel}
      title={t('signup.photo_title')}
      lead={t('signup.photo_text')}
      problem={problem}
      actions={
        <>
          {save.problem !== null && refusal === null && chosen !== null && (
            <Button variant="primary" size="l" onClick={() => void upload(chosen)}>
              {t('ui.retry')}
            </Button>
          )}
          <Button
            variant={existing === undefined ? 'quiet' : 'primary'}
            size="l"
            disabled={isBusy}
            onClick={() => send({ type: 'photo-declined' })}
          >
            {t(existing === undefined ? 'signup.photo_skip' : 'signup.continue')}
          </Button>
        </>
      }
    >
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={t('profile.photo_add')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allow choosing the same file again.
          event.target.value = '';
          void take(files);
        }}
      />
      <button
        type="button"
        className={drop['drop']}
        data-over={isOver || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) input.current?.click();
        }}
      >
        {chosen === null && existing === undefined ? (
          <span className={drop['drop-icon']} aria-hidden="true">
            <ImagePlus />
          </span>
        ) : (
          <img
            className={drop['photo']}
            src={chosen?.url ?? imageUrl(settings.cdn_prefix, existing?.thumb_filename ?? '')}
            alt={t('signup.photo_alt')}
          />
        )}
        <span className={drop['drop-title']} data-first={chosen === null && existing === undefined ? '' : undefined}>
          {chosen === null && existing === undefined ? (
            <>
              <span className={drop['by-mouse']}>{t('signup.photo_choose')}</span>
              <span className={drop['by-touch']}>{t('signup.photo_choose_only')}</span>
            </>
          ) : (
            t('signup.photo_other')
          )}
        </span>
        <span className={styles['note']}>{t('signup.photo_hint')}</span>
      </button>
      {asked !== null && (
        <PhotoCropDialog
          photo={asked.whole}
          place={null}
          note={asked.hasOthers ? t('signup.photo_one') : null}
          onChoose={(section) => void choose(asked.file, asked.whole, section)}
          onWholeAll={null}
          onClose={() => setAsked(null)}
        />
      )}
      {isBusy && (
        <div className={drop['upload']}>
          <p role="status">{t(isPreparing ? 'signup.photo_preparing' : 'signup.photo_uploading')}</p>
          <ProgressBar aria-label={t('signup.photo_uploading')} value={isPreparing ? undefined : sent} />
        </div>
      )}
    </StepFrame>
  );
}
