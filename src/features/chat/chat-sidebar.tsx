import { useSiteSettings } from '../../data/own-account.tsx';
import { useServerMinute } from '../../data/server-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { RowBoundary } from '../../routing/row-boundary.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useMatches } from '../../ui/use-matches.ts';
import { ChatRowLink } from './chat-row.tsx';
import styles from './chat-sidebar.module.css';
import { useChatRange } from './chats-queries.ts';

/** The newest chats beside the open one, if there is room. */
export function ChatSidebar({ conversationId }: { conversationId: number }) {
  const isWide = useMatches('desktop');
  return isWide ? <Sidebar conversationId={conversationId} /> : null;
}

function Sidebar({ conversationId }: { conversationId: number }) {
  const { t } = useTranslation();
  const cdnPrefix = useSiteSettings()?.cdn_prefix ?? null;
  const nowMs = useServerMinute();
  const range = useChatRange('');
  return (
    <nav className={styles['sidebar']} aria-label={t('chats.title')}>
      <ul>
        {range?.rows.map((chat) => (
          <li key={chat.conversationId}>
            <RowBoundary row={chat}>
              <ChatRowLink
                chat={chat}
                cdnPrefix={cdnPrefix}
                nowMs={nowMs}
                isCurrent={chat.conversationId === conversationId}
              />
            </RowBoundary>
          </li>
        ))}
      </ul>
      {range !== undefined && range.total > range.rows.length && (
        <ButtonLink href={pathTo('/chats')} variant="quiet" wide>
          {t('chats.all', { count: range.total })}
        </ButtonLink>
      )}
    </nav>
  );
}
