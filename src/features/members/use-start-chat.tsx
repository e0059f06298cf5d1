import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { calls } from '../../data/calls.ts';
import type { CallFailure } from '../../data/failure-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface StartChat {
  startChat: (profileId: number) => void;
  isStarting: boolean;
  /** The caller must render it. */
  failureDialog: ReactNode;
}

/**
 * Starts a chat and opens it, unless the member has navigated away meanwhile; shows a dialog if it fails
 * (specification, section 8).
 */
export function useStartChat(): StartChat {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [isStarting, setIsStarting] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const start = async (profileId: number) => {
    const { pathname } = window.location;
    setIsStarting(true);
    const result = await calls.startChat(profileId);
    setIsStarting(false);
    const isStillHere = isMounted.current && window.location.pathname === pathname;
    if (result.status === 'started' && isStillHere)
      navigate(pathTo('/chats/:chatId', { chatId: result.conversationId }));
    if (result.status !== 'started' && result.status !== 'session-lost') setFailure(result);
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
          {failure?.status === 'offline' && <> {t('chats.start_failed_offline')}</>}
        </Banner>
      </Dialog>
    ),
  };
}
