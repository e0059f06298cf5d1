import type { AccountDatabase } from '../../public/database.ts';
import type { QuotedMessage } from '../../public/rows.ts';
import type { CommandResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { writeAccount } from '../../sync/write.ts';

/** Of a quoted text, in code points, as the contract has it. */
const QUOTE_MAX_LENGTH = 200;

/**
 * Notes which message the next one of the conversation answers; null: none. Kept beside the draft, for all tabs and the
 * next visit. Only what the server has stored can be answered, as only that has an id there.
 */
export async function setReply(account: Account, conversationId: number, key: string | null): Promise<CommandResult> {
  const { database } = account;
  const tables = [database.conversations, database.messages];
  const written = await writeAccount(account, tables, async (): Promise<CommandResult> => {
    if (key === null) {
      await endReply(database, conversationId);
      return { status: 'accepted' };
    }
    const conversation = await database.conversations.get(conversationId);
    if (conversation === undefined) return { status: 'invalid', problem: 'unknown-chat' };
    const quoted = await quoteOf(database, conversationId, key);
    if (quoted === null) return { status: 'invalid', problem: 'unknown-message' };
    await database.conversations.put({ ...conversation, replyToKey: key });
    return { status: 'accepted' };
  });
  return commandResult(written);
}

/** Returns a message of the conversation as a quote; null if it is not here, or not on the server. */
export async function quoteOf(
  database: AccountDatabase,
  conversationId: number,
  key: string,
): Promise<QuotedMessage | null> {
  const message = await database.messages.get(key);
  if (message === undefined || message.conversationId !== conversationId || message.serverId === null) return null;
  const { serverId, fromMe, photo } = message;
  const text = [...message.text].slice(0, QUOTE_MAX_LENGTH).join('');
  return { serverId, fromMe, text, ...(photo === undefined ? {} : { isPhoto: true }) };
}

/** The next message answers nothing. */
export async function endReply(database: AccountDatabase, conversationId: number): Promise<void> {
  const conversation = await database.conversations.get(conversationId);
  if (conversation?.replyToKey === undefined) return;
  const { replyToKey: _, ...rest } = conversation;
  await database.conversations.put(rest);
}
