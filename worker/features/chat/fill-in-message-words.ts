import { isMessageRow } from '../../public/row-doors.ts';
import type { MessageWordsProgressRow } from '../../public/rows.ts';
import type { Account } from '../../sync/account.ts';
import { writeAccount } from '../../sync/write.ts';
import { messageWordsRowOf } from './index-message-words.ts';

/** Few enough that a message on its way to the screen waits a few milliseconds only. */
const BATCH_ROWS = 100;
/** Between two batches, so that the processor is free for the member most of the time. */
const PAUSE_MS = 50;

/**
 * Adds the search words of messages that were stored before these existed, in small transactions beside everything
 * else: opening the database does not wait for it. What it has done is noted, and it goes on there after a restart.
 */
export async function fillInMessageWords(account: Account): Promise<void> {
  while (!account.signal.aborted && (await fillInBatch(account)) === 'more') await pause(account);
}

async function fillInBatch(account: Account): Promise<'more' | 'done'> {
  const { database } = account;
  const known = await readProgress(account);
  if (known?.filledTo === null) return 'done';
  const tables = [database.messages, database.messageWords];
  // On a full device nothing is given up for words.
  const target = { ...account, prunings: [] };
  const written = await writeAccount(target, tables, async () => {
    // Words without a note of them are of no known age: a version that does not know them may have deleted messages.
    if (known === null) await database.messageWords.clear();
    const rows = await database.messages
      .where(':id')
      .above(known?.filledTo ?? '')
      .limit(BATCH_ROWS)
      .toArray();
    await database.messageWords.bulkPut(rows.filter(isMessageRow).map(messageWordsRowOf));
    const filledTo = rows.length < BATCH_ROWS ? null : (rows.at(-1)?.key ?? null);
    await database.meta.put({ key: 'message-words', filledTo });
    return filledTo;
  });
  return written.status === 'written' && written.value !== null ? 'more' : 'done';
}

async function readProgress({ database }: Account): Promise<MessageWordsProgressRow | null> {
  // A session that has just ended has closed its database.
  const row = await database.meta.get('message-words').catch(() => undefined);
  return row?.key === 'message-words' ? row : null;
}

function pause({ environment }: Account): Promise<void> {
  return new Promise((resolve) => environment.after(PAUSE_MS, resolve));
}
