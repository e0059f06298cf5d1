import type { Intent } from '../../public/outbox-row.ts';
import type { IntentKind } from '../../sync/intent-kind.ts';
import { messageIntent, storeSent } from './message-intent.ts';

/** The message id is the idempotency key: a message sent twice is stored and charged once. */
export const sendMessageIntent: IntentKind<Extract<Intent, { kind: 'send-message' }>> = {
  ...messageIntent,
  async send(account, entry, signal) {
    const { intent, idempotencyKey } = entry;
    const repliesTo = intent.quoted?.serverId ?? null;
    const body = {
      conversation: intent.conversationId,
      text: intent.text,
      message_id: intent.messageId,
      // Left out otherwise: a backend of an older contract may refuse what it does not know.
      ...(repliesTo === null ? {} : { reply_to: repliesTo }),
    };
    const outcome = await account.api.perform(
      (client, call) =>
        client.POST('/api/chat.php', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body,
          signal: call.signal,
        }),
      signal,
    );
    if (outcome.kind !== 'ok') return outcome;
    return { kind: 'ok', data: storeSent(account, entry, outcome.data) };
  },
};
