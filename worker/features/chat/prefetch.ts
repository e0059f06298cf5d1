import type { Account } from '../../sync/account.ts';
import { pullConversation } from './pull-conversation.ts';

/** Conversations whose messages are kept ready for reading without network, the latest first. */
const PREFETCHED_CONVERSATIONS = 50;

/**
 * Fetches the messages of the latest conversations that have news, one after the other so that the member's own calls
 * are not held up. Stops at the first failure; the next poll goes on.
 */
export async function prefetchMessages(account: Account): Promise<void> {
  for (const conversationId of await conversationsBehind(account)) {
    const result = await pullConversation(account, conversationId);
    // One conversation that the server answers badly does not keep the others from being fetched.
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
