import type { ChatRow, ConversationRow } from '../../../worker/public/rows.ts';
import { type FetchState, troubleIn } from '../../data/use-fetch.ts';

/**
 * Returns whether to tell that the newest messages could not be loaded: the page's own fetch failed and no later one has
 * succeeded, or the later ones fail and the list of chats knows of a message that is not here.
 */
export function lacksNewest(
  chat: Pick<ChatRow, 'lastMessageId' | 'lastMessage'>,
  conversation: ConversationRow | null,
  load: FetchState,
): boolean {
  if (load.status === 'worker-unreachable' || load.status === 'storage-failed') return true;
  const trouble = troubleIn(load);
  if (load.status === 'loading' || trouble === 'offline') return false;
  if (conversation === null) return trouble === 'failed';
  if (conversation.state !== 'loaded' || conversation.isFailing !== true) return false;
  // What the member sent last is here, though no fetch has brought it.
  return trouble === 'failed' || (chat.lastMessage?.fromMe !== true && !hasNewest(chat, conversation));
}

/** Returns whether the newest message that the list of chats knows of is on this device. */
export function hasNewest(chat: Pick<ChatRow, 'lastMessageId'>, conversation: ConversationRow | null): boolean {
  return chat.lastMessageId <= (conversation?.newestLoadedId ?? 0);
}
