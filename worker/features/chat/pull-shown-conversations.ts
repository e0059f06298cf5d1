import type { Account } from '../../sync/account.ts';
import type { PullResult } from '../../sync/pull.ts';
import { isOfConversationAlone, pullConversation } from './pull-conversation.ts';

/**
 * Fetches the newest messages of the conversations on screen. One that the server does not give keeps no other one
 * waiting: that is a failure only where none was given.
 */
export async function pullShownConversations(account: Account): Promise<PullResult> {
  let failed: PullResult | null = null;
  let isAnyGiven = false;
  for (const conversationId of account.visibleConversations()) {
    const result = await pullConversation(account, conversationId);
    if (result.status === 'ok' || result.status === 'missing' || result.status === 'gone') isAnyGiven = true;
    else if (isOfConversationAlone(result)) failed = result;
    else return result;
  }
  return failed === null || isAnyGiven ? { status: 'ok' } : failed;
}
