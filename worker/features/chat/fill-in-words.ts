import type { Transaction } from 'dexie';
import { nameWords } from '../../public/name-words.ts';
import type { ChatRow } from '../../public/rows.ts';

/**
 * Adds search words to chats stored before these existed, so that they can be found offline too. A damaged one gets them
 * with the next poll: an upgrade that fails would keep its account from opening for good.
 */
export function fillInWords(transaction: Transaction): PromiseLike<unknown> {
  return transaction
    .table<ChatRow>('chats')
    .toCollection()
    .modify((chat) => {
      const { profile }: Partial<ChatRow> = chat;
      const name: unknown = profile?.name;
      if (typeof name === 'string') chat.words = nameWords(name);
    });
}
