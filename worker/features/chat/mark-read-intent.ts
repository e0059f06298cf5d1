import type { Intent } from '../../public/outbox-row.ts';
import type { IntentKind } from '../../sync/intent-kind.ts';

/** Sends read marks to the server. */
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
  // There is no action of the member to retry: the next poll shows the server's state. Not sooner: of a chat on screen it
  // would be marked as read, and refused, again and again.
  reject: async () => 'drop',
  retry: async () => {},
  discard: async () => {},
};
