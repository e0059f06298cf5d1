import type { DBCore, DBCoreMutateRequest, DBCoreTable, Middleware } from 'dexie';
import { messageWords, messageWordsId, periodAt, wordEntry } from '../../public/message-words.ts';
import { isMessageRow } from '../../public/row-doors.ts';
import type { MessageRow, MessageWordsRow } from '../../public/rows.ts';

const MESSAGES = 'messages';
const MESSAGE_WORDS = 'messageWords';

export function messageWordsRowOf(message: MessageRow): MessageWordsRow {
  const period = periodAt(message.sentAtMs);
  return {
    id: messageWordsId(message),
    entries: messageWords(message.text).map((word) => wordEntry(period, word)),
  };
}

/**
 * Keeps the words of messages, in the transaction that writes or deletes these: every write of a message passes here,
 * so that none is forgotten. Only the worker, which writes, needs it.
 */
export const indexMessageWords: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'index-message-words',
  // Below Dexie's hooks (2), which lose their transaction in promises other than Dexie's; above its live queries (0).
  level: 1,
  create(core) {
    return {
      ...core,
      transaction(tables, mode, options) {
        const needsWords = mode === 'readwrite' && tables.includes(MESSAGES) && !tables.includes(MESSAGE_WORDS);
        return core.transaction(needsWords ? [...tables, MESSAGE_WORDS] : tables, mode, options);
      },
      table(name) {
        const table = core.table(name);
        if (name !== MESSAGES) return table;
        const words = core.table(MESSAGE_WORDS);
        return {
          ...table,
          async mutate(request) {
            const { trans } = request;
            const before = (await rowsBefore(table, request)).filter(isMessageRow).map(messageWordsId);
            const response = await table.mutate(request);
            const rows = writtenBy(request).map(messageWordsRowOf);
            const kept = new Set(rows.map(({ id }) => id));
            const gone = before.filter((id) => !kept.has(id));
            if (gone.length > 0) await words.mutate({ type: 'delete', trans, keys: gone });
            if (rows.length > 0) await words.mutate({ type: 'put', trans, values: rows });
            return response;
          },
        };
      },
    };
  },
};

/** Returns the stored messages that a request overwrites or deletes. */
async function rowsBefore(table: DBCoreTable, request: DBCoreMutateRequest): Promise<unknown[]> {
  const { trans } = request;
  if (request.type === 'deleteRange') {
    const query = { index: table.schema.primaryKey, range: request.range };
    return (await table.query({ trans, values: true, query })).result;
  }
  const keys = request.type === 'delete' ? request.keys : writtenBy(request).map(({ key }) => key);
  return keys.length === 0 ? [] : await table.getMany({ trans, keys });
}

function writtenBy(request: DBCoreMutateRequest): MessageRow[] {
  if (request.type !== 'add' && request.type !== 'put') return [];
  const values: readonly unknown[] = request.values;
  return values.filter(isMessageRow);
}
