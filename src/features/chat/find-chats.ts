import { nameWords } from '../../../worker/public/name-words.ts';
import type { AccountRows } from '../../data/account-database.tsx';

/** Up to this many matches, the rows themselves are read and sorted; beyond that, the list's own index is walked. */
const READ_TO_SORT_MAX_ROWS = 100;
/** Keys read per step beyond the number that should suffice. */
const SPARE_KEYS = 60;

export interface FoundChats {
  total: number;
  /** The newest matches, as many as were requested. */
  ids: number[];
}

/**
 * Finds chats in which each word of the text is a prefix of a word of the member's name, newest first. Reads only
 * indexes, so that ten thousand chats cost little more than a hundred; a text without words finds nothing.
 *
 * @param count number of ids wanted
 */
export async function findChats(database: AccountRows, text: string, count: number): Promise<FoundChats> {
  const { chats } = database;
  const found = await Promise.all(
    nameWords(text).map(async (word) => new Set(await chats.where('words').startsWith(word).primaryKeys())),
  );
  const [fewest, ...others] = found.sort((one, other) => one.size - other.size);
  if (fewest === undefined) return { total: 0, ids: [] };
  const ids = others.length === 0 ? fewest : new Set([...fewest].filter((id) => others.every((set) => set.has(id))));
  if (ids.size > READ_TO_SORT_MAX_ROWS) return { total: ids.size, ids: await newestOf(database, ids, count) };
  const rows = (await chats.bulkGet([...ids])).flatMap((row) => row ?? []);
  rows.sort((one, other) => other.lastActivityAtMs - one.lastActivityAtMs);
  return { total: rows.length, ids: rows.slice(0, count).map((row) => row.conversationId) };
}

/** Walks the list from the newest, in steps that should contain enough matches, until it has them. */
async function newestOf({ chats }: AccountRows, ids: ReadonlySet<number>, count: number): Promise<number[]> {
  const step = Math.ceil((count * (await chats.count())) / ids.size) + SPARE_KEYS;
  const newest: number[] = [];
  for (let offset = 0; newest.length < count; offset += step) {
    const keys = await chats.orderBy('lastActivityAtMs').reverse().offset(offset).limit(step).primaryKeys();
    newest.push(...keys.filter((id) => ids.has(id)));
    if (keys.length < step) break;
  }
  return newest.slice(0, count);
}
