import type { Account } from '../../sync/account.ts';
import { isOfConversationAlone, pullConversation } from './pull-conversation.ts';

/** Number of most recent conversations whose messages are kept for offline reading. */
const PREFETCHED_CONVERSATIONS = 50;

/** Our choice: where so many cannot be had, nothing of the kind can, and the next poll tries again. */
const FAILURES_MAX = 5;

/**
 * Fetches new messages of the most recent conversations, sequentially so that the member's own calls are not delayed.
 * Stops at a failure that is not of one conversation alone; the next poll continues.
 */
export async function prefetchMessages(account: Account): Promise<void> {
  let failures = 0;
  for (const conversationId of await conversationsBehind(account)) {
    const result = await pullConversation(account, conversationId);
    if (result.status === 'ok' || result.status === 'missing' || result.status === 'gone') continue;
    failures += 1;
    if (!isOfConversationAlone(result) || failures === FAILURES_MAX) return;
  }
}

async function conversationsBehind(account: Account): Promise<number[]> {
  const { database } = account;
  try {
    const chats = await database.chats.orderBy('lastActivityAtMs').reverse().limit(PREFETCHED_CONVERSATIONS).toArray();
    const known = await database.conversations.bulkGet(chats.map((chat) => chat.conversationId));
    return chats
      .filter((chat, index) => {
        const conversation = known[index];
        if (conversation === undefined) return true;
        return conversation.state === 'loaded' && chat.lastMessageId > (conversation.newestLoadedId ?? 0);
      })
      .map((chat) => chat.conversationId);
  } catch {
    // The database was closed at the end of the session.
    return [];
  }
}
