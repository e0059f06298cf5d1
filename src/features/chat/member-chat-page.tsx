import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useAccountDatabase } from '../../data/account-database.tsx';
import type { Result } from '../../data/calls.ts';
import { useRequest } from '../../data/use-request.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { findOrStartChat } from '../members/chat-with.ts';
import styles from './chat-page.module.css';
import { ChatSkeleton } from './chat-skeleton.tsx';

/**
 * Finds or starts the chat with a member and redirects to it, replacing the history entry so that Back skips this page.
 */
export default function MemberChatPage({ memberId }: { memberId: number }) {
  const { t } = useTranslation();
  const database = useAccountDatabase();
  const [, navigate] = useLocation();
  const goOn = useEffectEvent((path: string) => navigate(path, { replace: true }));
  const { result, retry } = useRequest(`chat with ${memberId}`, () => findOrStartChat(database, memberId), hasFailed);
  const chatId = result?.status === 'started' ? result.conversationId : null;
  useEffect(() => {
    if (chatId !== null) goOn(pathTo('/chats/:chatId', { chatId }));
  }, [chatId]);
  const isFailed = result !== null && hasFailed(result);
  const close = () => navigate(pathTo('/members/:memberId', { memberId }), { replace: true });
  return (
    <>
      {isFailed ? (
        <div className={styles['unavailable']}>
          <PageHeader title={t('chat.title')} />
        </div>
      ) : (
        <>
          <h1>
            <VisuallyHidden>{t('chat.title')}</VisuallyHidden>
          </h1>
          <ChatSkeleton />
        </>
      )}
      <Dialog
        open={isFailed}
        onClose={close}
        title={t('chats.start_failed_title')}
        actions={
          <>
            <Button onClick={close}>{t('member.view_profile')}</Button>
            <Button variant="primary" onClick={retry}>
              {t('ui.retry')}
            </Button>
          </>
        }
      >
        <Banner tone="danger">
          {t('chats.start_failed')}
          {result?.status === 'offline' && <> {t('chats.start_failed_offline')}</>}
        </Banner>
      </Dialog>
    </>
  );
}

/** If the session is lost, the app redirects to the login by itself. */
function hasFailed({ status }: Result<'startChat'>): boolean {
  return status !== 'started' && status !== 'session-lost';
}
