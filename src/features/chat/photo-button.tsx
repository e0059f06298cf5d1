import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Chooses a photo to send. */
export function PhotoButton({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={t('chat.photo_add')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Allow choosing the same file again.
          event.target.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
      <IconButton
        label={t('chat.photo_add')}
        icon={<ImagePlus aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => input.current?.click()}
      />
    </>
  );
}
