import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { startChat } from '../members/start-chat.ts';
import { ChatSkeleton } from './chat-skeleton.tsx';

/** Finds or starts the chat with a member and leads there; the way back does not pass here again. */
export default function MemberChatPage({ memberId }: { memberId: number }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<'offline' | 'other' | null>(null);
  const goOn = useRef(navigate);
  useEffect(() => {
    goOn.current = navigate;
  });
  const start = useCallback(async () => {
    setFailure(null);
    const result = await startChat(memberId);
    if (result.status === 'failed') return { failed: result.cause };
    return result.status === 'started' ? { chat: pathTo('/chats/:chatId', { chatId: result.conversationId }) } : null;
  }, [memberId]);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = attempt > 0;
    void start().then((end) => {
      if (!isCurrent || end === null) return;
      if (end.chat !== undefined) goOn.current(end.chat, { replace: true });
      else setFailure(end.failed);
    });
    return () => {
      isCurrent = false;
    };
  }, [start, attempt]);
  const close = () => goOn.current(pathTo('/members/:memberId', { memberId }), { replace: true });
  return (
    <>
      <h1>
        <VisuallyHidden>{t('chat.title')}</VisuallyHidden>
      </h1>
      {failure === null && <ChatSkeleton />}
      <Dialog
        open={failure !== null}
        onClose={close}
        title={t('chats.start_failed_title')}
        actions={
          <>
            <Button onClick={close}>{t('member.view_profile')}</Button>
            <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
              {t('ui.retry')}
            </Button>
          </>
        }
      >
        <Banner tone="danger">
          {t('chats.start_failed')}
          {failure === 'offline' && <> {t('chats.start_failed_offline')}</>}
        </Banner>
      </Dialog>
    </>
  );
}
