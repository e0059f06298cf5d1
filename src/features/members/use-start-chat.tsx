import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAccountDatabase } from '../../data/account-database.tsx';
import type { CallFailure } from '../../data/failure-text.ts';
import { translation, useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { findOrStartChat, isStillAsked } from './chat-with.ts';

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
  const here = () => ({ path: window.location.pathname, isShown: isMounted.current });
  const start = async (profileId: number) => {
    const asked = here();
    setIsStarting(true);
    const result = await findOrStartChat(database, profileId);
    setIsStarting(false);
    if (!isStillAsked(asked, here())) return;
    if (result.status === 'started') navigate(pathTo('/chats/:chatId', { chatId: result.conversationId }));
    else if (result.status === 'session-lost') return;
    else if (asked.isShown) setFailure(result);
    // The dialog went with the card whose toast was pressed.
    else showToast({ text: translation().t('chats.start_failed'), tone: 'danger' });
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
