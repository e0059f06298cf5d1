import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loadUnlessLeaving } from '../../routing/lazy-part.ts';
import { Banner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { PhotoDialogProps } from './photo-dialog.tsx';

type Code =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; PhotoDialog: ComponentType<PhotoDialogProps> };

/** The dialog, whose code comes with the first photo; without it the chat goes on, and the next photo tries again. */
export function PhotoSender(props: PhotoDialogProps) {
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
