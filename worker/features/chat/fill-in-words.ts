import type { Transaction } from 'dexie';
import { nameWords } from '../../public/name-words.ts';
import type { ChatRow } from '../../public/rows.ts';

/** Chats stored before there were words to search by get theirs, so that they are found without network too. */
export function fillInWords(transaction: Transaction): PromiseLike<unknown> {
  return transaction
    .table<ChatRow>('chats')
    .toCollection()
    .modify((chat) => {
      chat.words = nameWords(chat.profile.name);
    });
}
