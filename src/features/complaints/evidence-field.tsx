import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PHOTO_FILE_MAX_MB, PHOTO_PROBLEM_WORDS } from '../photos/photo-words.ts';
import styles from './complaint-form.module.css';
import { EVIDENCE_PICTURES_MAX, type EvidencePicture, readEvidencePicture } from './evidence-pictures.ts';

interface EvidenceFieldProps {
  pictures: readonly EvidencePicture[];
  /** Changes what is there by then: a picture may be removed while another is read. */
  onChange: (change: (pictures: readonly EvidencePicture[]) => readonly EvidencePicture[]) => void;
  /** A picture is being read: the form waits for it. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
  /** The server rejected the pictures. */
  isRefused: boolean;
}

/** Field for up to three pictures showing what the complaint is about. */
export function EvidenceField({ pictures, onChange, busy, onBusy, isRefused }: EvidenceFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<MessageId | null>(null);
  const shown = problem ?? (isRefused ? 'profile.photo_wrong_kind' : null);
  const add = async (file: File) => {
    onBusy(true);
    setProblem(null);
    const read = await readEvidencePicture(file);
    onBusy(false);
    if (read.status === 'ready') {
      const { picture } = read;
      // Avoids duplicates of the same picture.
      onChange((before) => [...before.filter(({ content }) => content !== picture.content), picture]);
    } else setProblem(PHOTO_PROBLEM_WORDS[read.problem]);
  };
  return (
    <div className={styles['evidence']}>
      <p className={styles['label']}>{t('complaints.pictures')}</p>
      {pictures.length > 0 && (
        <ul className={styles['pictures']}>
          {pictures.map((picture) => (
            <li key={picture.content} className={styles['picture']}>
              <img src={`data:${picture.type};base64,${picture.content}`} alt="" width={56} height={56} />
              <span className={styles['file']} dir="auto">
                {picture.name}
              </span>
              <IconButton
                label={t('complaints.picture_remove', { name: picture.name })}
                icon={<X aria-hidden="true" />}
                onClick={() => {
                  onChange((before) => before.filter(({ content }) => content !== picture.content));
                  focusIfLost(() => input.current?.parentElement?.querySelector('button') ?? null);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          hidden
          aria-label={t('complaints.picture_add')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Allows the same file to be chosen again.
            event.target.value = '';
            if (file !== undefined && !busy && pictures.length < EVIDENCE_PICTURES_MAX) void add(file);
          }}
        />
        <Button
          icon={<ImagePlus aria-hidden="true" />}
          busy={busy}
          disabled={pictures.length >= EVIDENCE_PICTURES_MAX}
          aria-describedby={shown === null ? `${id}-hint` : `${id}-hint ${id}-error`}
          onClick={() => input.current?.click()}
        >
          {t('complaints.picture_add')}
        </Button>
      </div>
      <p className={styles['note']} id={`${id}-hint`}>
        {t('complaints.pictures_hint', { limit: EVIDENCE_PICTURES_MAX })}
      </p>
      {/* Nothing takes the focus when a picture has been read. */}
      {shown !== null && (
        <div role="alert">
          <FieldError of={id} error={t(shown, { limit: PHOTO_FILE_MAX_MB })} />
        </div>
      )}
    </div>
  );
}
