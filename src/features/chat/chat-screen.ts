import type { ChatRow, ConversationRow } from '../../../worker/public/rows.ts';
import type { ChatAbsence } from './chat-unavailable.tsx';
import type { Chat } from './queries.ts';
import type { ConversationLoad } from './use-conversation-load.ts';

export type ChatScreen =
  | { show: 'skeleton' }
  | { show: 'absence'; absence: ChatAbsence }
  | { show: 'chat'; chat: ChatRow; conversation: ConversationRow | null };

/**
 * What the chat screen shows: what the database has, at once and without network; else what the fetch said.
 *
 * @param known undefined while the database is read
 */
export function chatScreen(known: Chat | undefined, load: ConversationLoad): ChatScreen {
  if (known === undefined) return { show: 'skeleton' };
  const { chat, conversation } = known;
  if (conversation?.state === 'missing') return { show: 'absence', absence: 'missing' };
  if (chat !== null) return { show: 'chat', chat, conversation };
  if (conversation?.state === 'gone') return { show: 'absence', absence: 'gone' };
  switch (load) {
    case 'loading':
    // The app is leading to the login.
    case 'lost':
      return { show: 'skeleton' };
    // Fetched, and yet not among the chats: it was removed.
    case 'fetched':
      return { show: 'absence', absence: 'missing' };
    default:
      return { show: 'absence', absence: load };
  }
}
