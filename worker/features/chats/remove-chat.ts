import type { CommandResult } from '../../public/worker-api.ts';
import type { Account } from '../../session/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { enqueue } from '../../sync/outbox-rows.ts';
import type { IntentHandler } from '../../sync/outbox-sender.ts';
import { deleteRows } from '../../sync/put-changed.ts';
import { writeAccount } from '../../sync/write.ts';
import { chatLane } from '../chat/lane.ts';
import { deleteMessagesOf } from '../chat/message-rows.ts';
import { conversationIdOf } from './chat-row.ts';

/**
 * Removes a chat locally first, then on the server; then the chats are reloaded, which brings it back when the server
 * refused (specification, section 4). Messages of it that wait in the outbox go with it.
 */
export async function removeChat(account: Account, conversationId: number): Promise<CommandResult> {
  const { database, environment } = account;
  const tables = [database.chats, database.messages, database.conversations, database.drafts, database.outbox];
  const written = await writeAccount(account, tables, async (): Promise<CommandResult> => {
    if ((await database.chats.get(conversationId)) === undefined) return { status: 'invalid', problem: 'unknown-chat' };
    await forgetIntentsOf(account, conversationId);
    await database.chats.delete(conversationId);
    await database.drafts.delete(conversationId);
    await deleteMessagesOf(database, conversationId);
    await enqueue(database, {
      idempotencyKey: environment.createId(),
      lane: chatLane(conversationId),
      intent: { kind: 'remove-chat', conversationId },
      nowMs: environment.now(),
    });
    return { status: 'accepted' };
  });
  return commandResult(written);
}

async function forgetIntentsOf(account: Account, conversationId: number): Promise<void> {
  const rows = await account.database.outbox.filter((row) => conversationIdOf(row) === conversationId).primaryKeys();
  await deleteRows(account.database.outbox, rows);
}

export function removeChatHandler(account: Account): IntentHandler {
  return {
    async send({ intent, idempotencyKey }, signal) {
      if (intent.kind !== 'remove-chat') return { kind: 'aborted' };
      const outcome = await account.api.perform(
        (client, call) =>
          client.DELETE('/api/chat.php', {
            params: { header: { ...call.headers, 'Idempotency-Key': idempotencyKey } },
            body: { conversation: intent.conversationId },
            signal: call.signal,
          }),
        signal,
      );
      // Already gone is what was wanted.
      const isGone = outcome.kind === 'http' && outcome.status === 404;
      return outcome.kind === 'ok' || isGone ? { kind: 'ok', data: async () => {} } : outcome;
    },
    reject: async () => 'keep',
  };
}
