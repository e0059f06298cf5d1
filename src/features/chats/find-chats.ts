import type { AccountDatabase } from '../../../worker/public/database.ts';
import { nameWords } from '../../../worker/public/name-words.ts';

/** Up to here the rows themselves are read to put them in order; past that the index of the list is cheaper. */
const READ_TO_SORT_MAX_ROWS = 100;

/**
 * Ids of the chats in whose member's name each word of the text begins a word, newest first. Reads indexes, so that
 * ten thousand chats cost little more than a hundred; a text without words finds nothing.
 */
export async function findChats(database: AccountDatabase, text: string): Promise<number[]> {
  const { chats } = database;
  const found = await Promise.all(
    nameWords(text).map(async (word) => new Set(await chats.where('words').startsWith(word).primaryKeys())),
  );
  const [fewest, ...others] = found.sort((one, other) => one.size - other.size);
  if (fewest === undefined) return [];
  const ids = new Set([...fewest].filter((id) => others.every((set) => set.has(id))));
  if (ids.size > READ_TO_SORT_MAX_ROWS) {
    const inOrder = await chats.orderBy('lastActivityAtMs').primaryKeys();
    return inOrder.filter((id) => ids.has(id)).reverse();
  }
  const rows = (await chats.bulkGet([...ids])).flatMap((row) => row ?? []);
  return rows.sort((one, other) => other.lastActivityAtMs - one.lastActivityAtMs).map((row) => row.conversationId);
}
