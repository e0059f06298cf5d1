import ImagePlus from 'lucide-react/icons/image-plus';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loadUnlessLeaving } from '../../routing/lazy-part.ts';
import { Banner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { photoCost } from '../members/message-cost.ts';
import type { PhotoDialogProps } from './photo-dialog.tsx';

interface PhotoButtonProps {
  conversationId: number;
  /** Name of the other member. */
  name: string;
  /** What is written in the composer: goes with the photo. */
  words: string;
  /** Key of the message that the next one answers; null if none. */
  replyToKey: string | null;
  /** Called once the photo waits in the outbox. */
  onSent: () => void;
}

/** Chooses a photo to send. Not there where the site has no photos in messages. */
export function PhotoButton({ conversationId, name, words, replyToKey, onSent }: PhotoButtonProps) {
  const { t } = useTranslation();
  const settings = useSiteSettings();
  const user = useOwnUser();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const cost = settings === null || user === null ? null : photoCost(settings, user);
  if (settings === null || user === null || cost === null) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={t('chat.photo_add')}
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null);
          // Allow choosing the same file again.
          event.target.value = '';
        }}
      />
      <IconButton
        label={t('chat.photo_add')}
        icon={<ImagePlus aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => input.current?.click()}
      />
      {file !== null && (
        <LoadedDialog
          file={file}
          conversationId={conversationId}
          name={name}
          words={words}
          replyToKey={replyToKey}
          uploadMaxBytes={settings.upload_max_bytes}
          cost={cost}
          credits={user.credits}
          onSent={() => {
            setFile(null);
            onSent();
          }}
          onClose={() => setFile(null)}
        />
      )}
    </>
  );
}

type Code =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; PhotoDialog: ComponentType<PhotoDialogProps> };

/** The dialog, whose code comes with the first photo; without it the chat goes on, and the next photo tries again. */
function LoadedDialog(props: PhotoDialogProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState<Code>({ state: 'loading' });
  useEffect(() => {
    let isGone = false;
    loadUnlessLeaving(() => import('./photo-dialog.tsx')).then(
      ({ default: PhotoDialog }) => !isGone && setCode({ state: 'ready', PhotoDialog }),
      () => !isGone && setCode({ state: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (code.state === 'ready') return <code.PhotoDialog {...props} />;
  if (code.state === 'loading') return null;
  return (
    <Dialog open onClose={props.onClose} title={t('chat.photo_title', { name: props.name })}>
      <Banner tone="warning" role="alert">
        {t('chat.photo_not_ready')}
      </Banner>
    </Dialog>
  );
}
