import { markReadHandler } from '../features/chat/mark-read.ts';
import { removeChatHandler } from '../features/chat/remove-chat.ts';
import { sendMessageHandler } from '../features/chat/send-message.ts';
import { likeHandler } from '../features/likes/set-like.ts';
import type { OutboxRow } from '../public/database.ts';
import type { Account } from '../sync/account.ts';
import type { IntentHandler } from '../sync/outbox-sender.ts';

/** Which feature sends which intent. */
export function handlerOf(account: Account, row: OutboxRow): IntentHandler {
  switch (row.intent.kind) {
    case 'send-message':
      return sendMessageHandler(account);
    case 'mark-read':
      return markReadHandler(account);
    case 'remove-chat':
      return removeChatHandler(account);
    case 'like':
    case 'unlike':
      return likeHandler(account);
  }
}
