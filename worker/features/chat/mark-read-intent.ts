import type { Intent } from '../../public/outbox-row.ts';
import type { IntentKind } from '../../sync/intent-kind.ts';
import { pullChats } from './pull-chats.ts';

/** Tells the server what was seen. */
export const markReadIntent: IntentKind<Extract<Intent, { kind: 'mark-read' }>> = {
  async send(account, { intent, idempotencyKey }, signal) {
    const outcome = await account.api.perform(
      (client, call) =>
        client.PUT('/api/chat.php', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { conversation: intent.conversationId, read_until: intent.readUntil },
          signal: call.signal,
        }),
      signal,
    );
    return outcome.kind === 'ok' ? { kind: 'ok', data: async () => {} } : outcome;
  },
  // The member did nothing that could be tried again: the next poll shows what the server thinks.
  reject: async () => 'drop',
  retry: async () => {},
  discard: async () => {},
  reload: async (account, end) => (end === 'settled' ? undefined : await pullChats(account)),
};
