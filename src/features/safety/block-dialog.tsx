import { useLayoutEffect, useRef } from 'react';
import { failureText, NOT_READ } from '../../data/failure-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useBlock } from './use-block.ts';

interface BlockDialogProps {
  profileId: number;
  name: string;
  /** Address of the picture; null if there is none. */
  portrait: string | null;
  open: boolean;
  onClose: () => void;
}

/** Confirmation dialog for blocking a member; explains the consequences. */
export function BlockDialog({ profileId, name, portrait, open, onClose }: BlockDialogProps) {
  const { t } = useTranslation();
  const { isBusy, problem, change, forgetProblem } = useBlock(profileId);
  const isShown = useRef(open);
  useLayoutEffect(() => {
    isShown.current = open;
    return () => {
      isShown.current = false;
    };
  }, [open]);
  const close = () => {
    forgetProblem();
    onClose();
  };
  const block = async () => {
    const failure = await change(true);
    if (failure === null) {
      onClose();
      showToast({ text: t('safety.blocked_toast', { name }) });
    } else if (!isShown.current) {
      // Closed while it was on its way: nothing else says that they can still write.
      forgetProblem();
      showToast({ text: failureText(failure, t, NOT_READ), tone: 'danger' });
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('safety.block_title', { name })}
      about={{ name, portrait }}
      actions={
        <>
          <Button onClick={close}>{t('ui.cancel')}</Button>
          <Button variant="danger" busy={isBusy} onClick={() => void block()}>
            {t('safety.block')}
          </Button>
        </>
      }
    >
      <p>{t('safety.block_text', { name, list: t('safety.blocked_members') })}</p>
      {problem !== null && (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
    </Dialog>
  );
}
