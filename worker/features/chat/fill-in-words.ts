import type { Transaction } from 'dexie';
import { nameWords } from '../../public/name-words.ts';
import type { ChatRow } from '../../public/rows.ts';

/** Adds search words to chats stored before these existed, so that they can be found offline too. */
export function fillInWords(transaction: Transaction): PromiseLike<unknown> {
  return transaction
    .table<ChatRow>('chats')
    .toCollection()
    .modify((chat) => {
      chat.words = nameWords(chat.profile.name);
    });
}
