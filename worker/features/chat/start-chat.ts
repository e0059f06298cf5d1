import type { StartChatResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';

/** Finds or starts the conversation with a member (specification, section 7). */
export async function startChat(account: Account, profileId: number): Promise<StartChatResult> {
  const outcome = await account.api.perform(
    (client, { signal }) => client.GET('/api/chat.php', { params: { query: { profile: profileId } }, signal }),
    account.signal,
  );
  return outcome.kind === 'ok' ? { status: 'started', conversationId: outcome.data.id } : failureOf(outcome);
}
