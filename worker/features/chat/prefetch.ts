import type { Account } from '../../sync/account.ts';
import { isOfConversationAlone, pullConversation } from './pull-conversation.ts';

/** Number of most recent conversations whose messages are kept for offline reading. */
const PREFETCHED_CONVERSATIONS = 50;

/** On a full device, only these stay readable offline; those of the others are given up. */
export const CONVERSATIONS_KEPT_WHEN_FULL = 20;

/** Our choice: where so many cannot be had, nothing of the kind can, and the next poll tries again. */
const FAILURES_MAX = 5;

/**
 * Fetches new messages of the most recent conversations, sequentially so that the member's own calls are not delayed.
 * Stops at a failure that is not of one conversation alone; the next poll continues. On a full device nothing is given up
 * for messages that would be given up next: each poll would fetch them again, and delete what the member has looked at.
 */
export async function prefetchMessages(account: Account): Promise<void> {
  let failures = 0;
  const sparing: Account = { ...account, prunings: [] };
  for (const { conversationId, isKeptWhenFull } of await conversationsBehind(account)) {
    const result = await pullConversation(isKeptWhenFull ? account : sparing, conversationId);
    if (result.status === 'ok' || result.status === 'missing' || result.status === 'gone') continue;
    failures += 1;
    if (!isOfConversationAlone(result) || failures === FAILURES_MAX) return;
  }
}

interface Behind {
  conversationId: number;
  isKeptWhenFull: boolean;
}

async function conversationsBehind(account: Account): Promise<Behind[]> {
  const { database } = account;
  try {
    const chats = await database.chats.orderBy('lastActivityAtMs').reverse().limit(PREFETCHED_CONVERSATIONS).toArray();
    const known = await database.conversations.bulkGet(chats.map((chat) => chat.conversationId));
    return chats.flatMap(({ conversationId, lastMessageId }, index) => {
      const conversation = known[index];
      const isBehind =
        conversation === undefined ||
        (conversation.state === 'loaded' && lastMessageId > (conversation.newestLoadedId ?? 0));
      return isBehind ? [{ conversationId, isKeptWhenFull: index < CONVERSATIONS_KEPT_WHEN_FULL }] : [];
    });
  } catch {
    // The database was closed at the end of the session.
    return [];
  }
}
