import type { ChatRow, ConversationRow } from '../../../worker/public/rows.ts';
import type { FetchState } from '../../data/use-fetch.ts';
import type { ChatAbsence } from './chat-unavailable.tsx';
import type { Chat } from './queries.ts';

export type ChatScreen =
  | { show: 'skeleton' }
  | { show: 'absence'; absence: ChatAbsence }
  | { show: 'chat'; chat: ChatRow; conversation: ConversationRow | null };

/**
 * Decides what the chat screen shows: what the database has, at once and without network; otherwise the outcome of the
 * fetch.
 *
 * @param known undefined while the database is read
 * @param hasShownUp whether what was fetched would be known by now
 */
export function chatScreen(known: Chat | undefined, load: FetchState, hasShownUp: boolean): ChatScreen {
  if (known === undefined) return { show: 'skeleton' };
  const { chat, conversation } = known;
  if (conversation?.state === 'missing') return { show: 'absence', absence: 'missing' };
  if (chat !== null) return { show: 'chat', chat, conversation };
  if (conversation?.state === 'gone') return { show: 'absence', absence: 'gone' };
  switch (load.status) {
    case 'loading':
    // The app is redirecting to the login.
    case 'session-lost':
      return { show: 'skeleton' };
    case 'fetched':
      // Not among the chats for good: it was removed.
      return hasShownUp ? { show: 'absence', absence: 'missing' } : { show: 'skeleton' };
    case 'missing':
    case 'gone':
      return { show: 'absence', absence: load.status };
    default:
      return { show: 'absence', absence: load.status === 'offline' ? 'offline' : 'failed' };
  }
}
