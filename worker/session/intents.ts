import { markReadIntent } from '../features/chat/mark-read-intent.ts';
import { removeChatIntent } from '../features/chat/remove-chat.ts';
import { sendMessageIntent } from '../features/chat/send-message-intent.ts';
import { sendPhotoIntent } from '../features/chat/send-photo-intent.ts';
import { likeIntent } from '../features/likes/set-like.ts';
import type { OutboxRow } from '../public/outbox-row.ts';
import { type BoundIntent, bindIntent } from '../sync/intent-kind.ts';

/** Binds an outbox row to the feature code for its kind of intent. */
export function intentOf(row: OutboxRow): BoundIntent {
  const { intent } = row;
  switch (intent.kind) {
    case 'send-message':
      return bindIntent(sendMessageIntent, { ...row, intent });
    case 'send-photo':
      return bindIntent(sendPhotoIntent, { ...row, intent });
    case 'mark-read':
      return bindIntent(markReadIntent, { ...row, intent });
    case 'remove-chat':
      return bindIntent(removeChatIntent, { ...row, intent });
    case 'like':
    case 'unlike':
      return bindIntent(likeIntent, { ...row, intent });
  }
}
