import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAccountDatabase } from '../../data/account-database.tsx';
import type { CallFailure } from '../../data/failure-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { findOrStartChat } from './chat-with.ts';

interface StartChat {
  startChat: (profileId: number) => void;
  isStarting: boolean;
  /** The caller must render it. */
  failureDialog: ReactNode;
}

/**
 * Opens the conversation with a member: one that this device knows without the server, so that it works offline too,
 * otherwise a new one, unless the member has navigated away meanwhile. Shows a dialog if starting it fails
 * (specification, section 8).
 */
export function useStartChat(): StartChat {
  const { t } = useTranslation();
  const database = useAccountDatabase();
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
    const result = await findOrStartChat(database, profileId);
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
