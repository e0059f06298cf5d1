import {
  type DBCore,
  type DBCoreMutateRequest,
  type DBCoreTable,
  type Middleware,
  type ObservabilitySet,
  RangeSet,
} from 'dexie';
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
  create(core) {
    return {
      ...core,
      transaction(tables, mode, options) {
        const needsWords = mode === 'readwrite' && tables.includes(MESSAGES) && !tables.includes(MESSAGE_WORDS);
        return core.transaction(needsWords ? [...tables, MESSAGE_WORDS] : tables, mode, options);
      },
      table(name) {
        const table = core.table(name);
        // While an older database is being upgraded, this is also called without the table of words.
        if (name !== MESSAGES || !core.schema.tables.some((each) => each.name === MESSAGE_WORDS)) return table;
        const words = core.table(MESSAGE_WORDS);
        const entries = `idb://${core.schema.name}/${MESSAGE_WORDS}/entries`;
        /**
         * Marks the whole index as changed instead of each word: every tab merges what has changed into what it has not
         * told its live queries yet, which took a quarter of a second for the messages of a login.
         */
        const anyWord = () => ({ [entries]: new RangeSet(core.MIN_KEY, core.MAX_KEY) });
        return {
          ...table,
          // Chained, not awaited: Dexie finds its transaction in the chains of its own promises only.
          mutate: (request) =>
            rowsBefore(table, request).then((before) =>
              table
                .mutate(request)
                .then((response) =>
                  replaceWords(words, request, before.filter(isMessageRow), anyWord()).then(() => response),
                ),
            ),
        };
      },
    };
  },
};

/** Returns the stored messages that a request overwrites or deletes. */
function rowsBefore(table: DBCoreTable, request: DBCoreMutateRequest): Promise<unknown[]> {
  const { trans } = request;
  if (request.type === 'deleteRange') {
    const query = { index: table.schema.primaryKey, range: request.range };
    return table.query({ trans, values: true, query }).then(({ result }) => result);
  }
  const keys = request.type === 'delete' ? request.keys : writtenBy(request).map(({ key }) => key);
  // Kept in the transaction, for whoever compares what is written with it.
  return table.getMany({ trans, keys, cache: 'immutable' });
}

/**
 * @param before the messages that were overwritten or deleted
 * @param mutatedParts what of the words counts as changed, whatever is written
 */
function replaceWords(
  words: DBCoreTable,
  request: DBCoreMutateRequest,
  before: readonly MessageRow[],
  mutatedParts: ObservabilitySet,
): Promise<unknown> {
  const { trans } = request;
  const rows = writtenBy(request).map(messageWordsRowOf);
  const kept = new Set(rows.map(({ id }) => id));
  const gone = before.map(messageWordsId).filter((id) => !kept.has(id));
  const writing = words.mutate({ type: 'put', trans, values: rows, mutatedParts });
  return gone.length === 0 ? writing : writing.then(() => words.mutate({ type: 'delete', trans, keys: gone }));
}

function writtenBy(request: DBCoreMutateRequest): MessageRow[] {
  if (request.type !== 'add' && request.type !== 'put') return [];
  const values: readonly unknown[] = request.values;
  return values.filter(isMessageRow);
}
