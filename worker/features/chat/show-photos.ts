import type { AccountDatabase } from '../../public/database.ts';
import type { MessagePhoto } from '../../public/message-photo.ts';
import type { PhotoConsent } from '../../public/photo-calls.ts';
import type { MessageRow } from '../../public/rows.ts';
import type { SaveResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { noteChange } from '../../sync/newest-answer.ts';
import { putChanged } from '../../sync/put-changed.ts';
import { writeAccount } from '../../sync/write.ts';
import { pullConversation } from './pull-conversation.ts';

/**
 * Lets the other member's photos of a conversation be shown, or takes that back. Goes straight to the server, which
 * alone knows where the photos are.
 */
export async function showPhotos(
  account: Account,
  { conversationId, shown }: PhotoConsent,
  idempotencyKey: string,
): Promise<SaveResult> {
  const { database } = account;
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.PUT('/api/chatphoto.php', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: { conversation: conversationId, shown },
        signal,
      }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  // A poll under way may still bring what held before.
  noteChange(account, 'chats', `conversation/${conversationId}`);
  const sources = new Map(outcome.data.photos.map(({ message, src }) => [message, src]));
  await writeAccount(account, [database.chats, database.messages], async () => {
    await database.chats.update(conversationId, { photosShown: outcome.data.photos_shown });
    const rows = (await receivedPhotos(database, conversationId)).map((row) => ({
      ...row,
      photo: withSource(row.photo, sources.get(row.serverId ?? 0) ?? null),
    }));
    await putChanged(database.messages, rows, (row) => row.key);
  });
  void pullConversation(account, conversationId);
  return { status: 'saved' };
}

type PhotoMessage = MessageRow & { photo: MessagePhoto };

async function receivedPhotos(database: AccountDatabase, conversationId: number): Promise<PhotoMessage[]> {
  const rows = await database.messages
    .where('[conversationId+order]')
    .between([conversationId, 0], [conversationId, Number.MAX_SAFE_INTEGER])
    .filter(({ fromMe, photo }) => !fromMe && photo !== undefined)
    .toArray();
  return rows.flatMap((row) => (row.photo === undefined ? [] : [{ ...row, photo: row.photo }]));
}

function withSource(photo: MessagePhoto, src: string | null): MessagePhoto {
  if (photo.state === 'removed') return photo;
  return { ...photo, state: src === null ? 'hidden' : 'shown', src };
}
