import type { Failure } from '../../public/failure.ts';
import { type Intent, isOutboxRow } from '../../public/outbox-row.ts';
import type { StartChatResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import type { EntryOf } from '../../sync/intent-kind.ts';
import { noteChange } from '../../sync/newest-answer.ts';
import { writeAccount } from '../../sync/write.ts';
import { removeChatIntent } from './remove-chat.ts';

type Removal = EntryOf<Extract<Intent, { kind: 'remove-chat' }>>;

/**
 * Finds or starts the conversation with a member (specification, section 7). A removal of the one before goes first: sent
 * later, it would remove what has begun since.
 */
export async function startChat(account: Account, profileId: number): Promise<StartChatResult> {
  for (const removal of await removalsOf(account, profileId)) {
    const failure = await finish(account, removal);
    if (failure !== null) return failure;
  }
  const outcome = await account.api.perform(
    (client, { signal }) => client.GET('/api/chat.php', { params: { query: { profile: profileId } }, signal }),
    account.signal,
  );
  return outcome.kind === 'ok' ? { status: 'started', conversationId: outcome.data.id } : failureOf(outcome);
}

/** Returns the removals that wait, and those that no list of chats reflects yet. */
async function removalsOf({ database }: Account, profileId: number): Promise<Removal[]> {
  // A database that cannot be read keeps nobody from asking.
  const rows = await database.outbox
    .where('state')
    .anyOf('queued', 'settled')
    .toArray()
    .catch(() => []);
  return rows.filter(isOutboxRow).flatMap(({ intent, ...row }) => {
    const isOfMember = intent.kind === 'remove-chat' && intent.chat?.profileId === profileId;
    return isOfMember ? [{ ...row, intent }] : [];
  });
}

/** Removes the chat at the server, unless that is done, with the key under which the outbox may be sending it. */
async function finish(account: Account, removal: Removal): Promise<Failure | null> {
  const sent = removal.state === 'queued' ? await removeChatIntent.send(account, removal, account.signal) : null;
  if (sent !== null && sent.kind !== 'ok') return sent.kind === 'unsendable' ? null : failureOf(sent);
  const { database } = account;
  const { conversationId } = removal.intent;
  // Without its row, nothing keeps away what the server has of a chat that begins anew under this id.
  noteChange(account, 'chats', `conversation/${conversationId}`);
  const written = await writeAccount(account, database.tables, async () => {
    const row = await database.outbox.where('idempotencyKey').equals(removal.idempotencyKey).first();
    if (row?.sequence === undefined) return;
    await sent?.data(database);
    await database.outbox.delete(row.sequence);
  });
  if (written.status === 'written') return null;
  return written.status === 'session-ended' ? { status: 'session-lost' } : written;
}
