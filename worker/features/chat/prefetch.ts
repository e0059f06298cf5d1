import type { Account } from '../../sync/account.ts';
import { pullConversation } from './pull-conversation.ts';

/** Number of most recent conversations whose messages are kept for offline reading. */
const PREFETCHED_CONVERSATIONS = 50;

/**
 * Fetches new messages of the most recent conversations, sequentially so that the member's own calls are not delayed.
 * Stops at the first failure; the next poll continues.
 */
export async function prefetchMessages(account: Account): Promise<void> {
  for (const conversationId of await conversationsBehind(account)) {
    const result = await pullConversation(account, conversationId);
    // An invalid response for one conversation does not stop the others from being fetched.
    const failure = result.status === 'failed' ? result.failure : null;
    const isItsOwnFault = failure?.status === 'server-failed' && failure.httpStatus === null;
    if (result.status === 'ok' || result.status === 'missing' || result.status === 'gone' || isItsOwnFault) continue;
    return;
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
