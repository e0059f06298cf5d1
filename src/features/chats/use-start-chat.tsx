import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { startChat } from './commands.ts';

interface StartChat {
  startChat: (profileId: number) => void;
  isStarting: boolean;
  /** Belongs somewhere in the caller's tree. */
  failureDialog: ReactNode;
}

/** Starts a chat and goes there, or says that it failed (specification, section 8). */
export function useStartChat(): StartChat {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [isStarting, setIsStarting] = useState(false);
  const [failure, setFailure] = useState<'offline' | 'other' | null>(null);
  const start = async (profileId: number) => {
    setIsStarting(true);
    const result = await startChat(profileId);
    setIsStarting(false);
    if (result.status === 'started') navigate(paths.chat(result.conversationId));
    if (result.status === 'failed') setFailure(result.cause);
  };
  const close = () => setFailure(null);
  return {
    startChat: (profileId) => void start(profileId),
    isStarting,
    failureDialog: (
      <Dialog
        open={failure !== null}
        onClose={close}
        title={t('chats.start_failed_title')}
        actions={<Button onClick={close}>{t('ui.close')}</Button>}
      >
        <Banner tone="danger">
          {t('chats.start_failed')}
          {failure === 'offline' && <> {t('chats.start_failed_offline')}</>}
        </Banner>
      </Dialog>
    ),
  };
}
