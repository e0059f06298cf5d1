import { messageKeyOfId, periodOfEntry, textWords, wordEntry } from '../../../worker/public/message-words.ts';
import { isMessageRow } from '../../../worker/public/row-doors.ts';
import type { ChatRow, MessageRow } from '../../../worker/public/rows.ts';
import type { AccountRows } from '../../data/account-database.tsx';

/** The words of a search: the last one may still be being typed. */
export interface WantedWords {
  whole: readonly string[];
  prefix: string;
}

export interface FoundMessage {
  message: MessageRow;
  chat: ChatRow;
}

export interface FoundMessages {
  /** Newest first. */
  rows: FoundMessage[];
  hasMore: boolean;
}

/** Returns null if the text has no words. */
export function wantedWords(text: string): WantedWords | null {
  const words = textWords(text).map(({ word }) => word);
  const prefix = words.pop();
  return prefix === undefined ? null : { whole: [...new Set(words)], prefix };
}

/**
 * Finds the newest messages that have all words of the text, the last as the beginning of a word. Reads the index of
 * one period after the other from the newest, until there are enough.
 *
 * @param count number of messages wanted at most
 */
export async function findMessages(database: AccountRows, text: string, count: number): Promise<FoundMessages> {
  const wanted = wantedWords(text);
  const rows: FoundMessage[] = [];
  if (wanted === null) return { rows, hasMore: false };
  let period = await newestPeriod(database, null);
  while (period !== null && rows.length <= count) {
    const ids = await findInPeriod(database, period, wanted);
    for (let start = 0; start < ids.length && rows.length <= count; start += count + 1) {
      rows.push(...(await readRows(database, ids.slice(start, start + count + 1))));
    }
    period = await newestPeriod(database, period);
  }
  return { rows: rows.slice(0, count), hasMore: rows.length > count };
}

/** Returns the newest period with messages that is older than `before`; null if there is none. */
async function newestPeriod({ messageWords }: AccountRows, before: string | null): Promise<string | null> {
  const entries =
    before === null
      ? messageWords.orderBy('entries')
      : messageWords.where('entries').between('', wordEntry(before, ''), true, false);
  const [newest] = await entries.reverse().limit(1).keys();
  return typeof newest === 'string' ? periodOfEntry(newest) : null;
}

/** Returns the ids of a period's matches, newest first. */
async function findInPeriod(
  { messageWords }: AccountRows,
  period: string,
  { whole, prefix }: WantedWords,
): Promise<string[]> {
  const entries = messageWords.where('entries');
  let found = new Set(await entries.startsWith(wordEntry(period, prefix)).primaryKeys());
  // Long words are rare: they leave the least to compare.
  for (const word of whole.toSorted((one, other) => other.length - one.length)) {
    if (found.size === 0) break;
    const others = await entries.equals(wordEntry(period, word)).primaryKeys();
    found = new Set(others.filter((id) => found.has(id)));
  }
  return [...found].sort().reverse();
}

/** Reads messages with their chats; leaves out what is not stored any more. */
async function readRows({ messages, chats }: AccountRows, ids: readonly string[]): Promise<FoundMessage[]> {
  const found = (await messages.bulkGet(ids.map(messageKeyOfId))).filter(isMessageRow);
  const rowsOfChats = await chats.bulkGet(found.map(({ conversationId }) => conversationId));
  return found.flatMap((message, index) => {
    const chat = rowsOfChats[index];
    return chat === undefined ? [] : [{ message, chat }];
  });
}
