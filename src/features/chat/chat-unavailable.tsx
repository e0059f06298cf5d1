import ChevronLeft from 'lucide-react/icons/chevron-left';
import CloudOff from 'lucide-react/icons/cloud-off';
import MessageCircleOff from 'lucide-react/icons/message-circle-off';
import { Link } from 'wouter';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useRetryInPlace, useSaidAbove } from '../../ui/own-retry.ts';
import head from './chat-header.module.css';
import styles from './chat-page.module.css';

/** `missing`: no such chat, or someone else's; the server does not distinguish them. */
export type ChatAbsence = 'missing' | 'gone' | 'offline' | 'failed';

const WORDS: Record<ChatAbsence, { title: MessageId; text: MessageId }> = {
  missing: { title: 'chat.missing_title', text: 'chat.missing_text' },
  gone: { title: 'chat.gone_title', text: 'chat.gone_text' },
  offline: { title: 'chat.offline_title', text: 'chat.offline_text' },
  failed: { title: 'chat.failed_title', text: 'chat.failed_text' },
};

/** Shown when a chat cannot be displayed, in the frame of one that can, with a link back to the list. */
export function ChatUnavailable({ absence, onRetry }: { absence: ChatAbsence; onRetry: () => void }) {
  const { t } = useTranslation();
  const retry = useRetryInPlace(onRetry);
  const said = useSaidAbove();
  const isPassing = absence === 'offline' || absence === 'failed';
  return (
    <div className={styles['chat']}>
      <header className={head['header']}>
        <Link href={pathTo('/chats')} className={head['back']} aria-label={t('chat.back')}>
          <ChevronLeft aria-hidden="true" />
        </Link>
        <h1 className={head['title']} tabIndex={-1}>
          {t('chat.title')}
        </h1>
      </header>
      <div className={styles['unavailable']}>
        <EmptyState
          isTrouble={isPassing}
          icon={isPassing ? <CloudOff /> : <MessageCircleOff />}
          title={t(WORDS[absence].title)}
          text={(absence === 'failed' ? said : null) ?? t(WORDS[absence].text)}
          action={
            <>
              {isPassing && retry !== null && (
                <Button variant="primary" onClick={retry}>
                  {t('ui.retry')}
                </Button>
              )}
              <ButtonLink href={pathTo('/chats')} variant={isPassing && retry !== null ? 'secondary' : 'primary'}>
                {t('chat.back')}
              </ButtonLink>
            </>
          }
        />
      </div>
    </div>
  );
}
