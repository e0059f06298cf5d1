import type { Intent } from '../../public/outbox-row.ts';
import type { IntentKind } from '../../sync/intent-kind.ts';
import { messageIntent, storeSent } from './message-intent.ts';

type SendPhoto = Extract<Intent, { kind: 'send-photo' }>;

/**
 * Like a message, a photo is stored and charged once. The call does not time out while the upload progresses: on a slow
 * connection, a photo takes longer than the time limit of other calls.
 */
export const sendPhotoIntent: IntentKind<SendPhoto> = {
  ...messageIntent,
  async send(account, entry, signal) {
    const { intent, idempotencyKey } = entry;
    const file = await readWhole(intent.photo.file);
    if (file === null) return { kind: 'unsendable', rejection: { reason: 'invalid', fields: { file: 'unreadable' } } };
    const outcome = await account.api.perform(
      (client, call) =>
        client.POST('/api/chatphoto.php', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { file: '', conversation: intent.conversationId, message_id: intent.messageId },
          bodySerializer: () => formOf(intent, file),
          signal: call.signal,
          fetch: (request) => account.environment.send(request, call.onProgress),
        }),
      signal,
    );
    return outcome.kind === 'ok' ? { kind: 'ok', data: storeSent(account, entry, outcome.data) } : outcome;
  },
};

/** A file that the device has lost fails the request like a network would: it is read first, to tell them apart. */
async function readWhole(file: Blob): Promise<Blob | null> {
  try {
    return new Blob([await file.arrayBuffer()], { type: file.type });
  } catch {
    return null;
  }
}

function formOf({ conversationId, messageId, text, photo, quoted }: SendPhoto, file: Blob): FormData {
  const form = new FormData();
  form.append('conversation', String(conversationId));
  form.append('message_id', messageId);
  if (text !== '') form.append('text', text);
  if (quoted?.serverId != null) form.append('reply_to', String(quoted.serverId));
  if (photo.preview !== null) form.append('preview', photo.preview);
  form.append('file', file);
  return form;
}
