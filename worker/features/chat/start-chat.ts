import type { StartChatResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { callFailure } from '../../sync/call-failure.ts';

/** Finds or starts the conversation with a member (specification, section 7). */
export async function startChat(account: Account, profileId: number): Promise<StartChatResult> {
  const outcome = await account.api.perform(
    (client, { signal }) => client.GET('/api/chat.php', { params: { query: { profile: profileId } }, signal }),
    account.signal,
  );
  if (outcome.kind === 'ok') return { status: 'started', conversationId: outcome.data.id };
  if (outcome.kind === 'http' && outcome.status === 404)
    return { status: 'refused', rejection: { reason: 'not-found' } };
  if (outcome.kind === 'http' && outcome.status === 410) {
    return { status: 'refused', rejection: { reason: 'partner-gone' } };
  }
  return callFailure(outcome);
}
