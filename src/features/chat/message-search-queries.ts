import { useLiveQuery } from 'dexie-react-hooks';
import { isMessageRow, isMetaRow } from '../../../worker/public/row-doors.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { MIN_KEY } from '../../data/readable.ts';
import { type FoundMessages, findMessages } from './find-messages.ts';

/** Messages shown before the one that was searched for, so that it is read in its context. */
const CONTEXT_MESSAGES = 15;

export interface MessageSearch extends FoundMessages {
  /** The text that this is the result of. */
  text: string;
}

/** Returns the newest messages with the words of a text. Undefined on the first read; later the last result is kept. */
export function useFoundMessages(text: string, count: number): MessageSearch | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => ({ text, ...(await findMessages(database, text, count)) }), [database, text, count]);
}

/** Returns whether older messages are still being added to the index. */
export function useIsIndexing(): boolean {
  const database = useAccountDatabase();
  return useLiveQuery(
    async () => {
      const row = await database.meta.get('message-words');
      return !isMetaRow(row) || row.key !== 'message-words' || row.filledTo !== null;
    },
    [database],
    false,
  );
}

export interface TargetMessage {
  key: string;
  /** Order of the oldest message that is shown with it. */
  fromOrder: number;
}

/** Returns where in its conversation a message stands; null if it is not stored, undefined while reading. */
export function useTargetMessage(conversationId: number, key: string | null): TargetMessage | null | undefined {
  const database = useAccountDatabase();
  const found = useLiveQuery(async () => {
    if (key === null) return null;
    const row = await database.messages.get(key);
    if (!isMessageRow(row) || row.conversationId !== conversationId) return null;
    const before = await database.messages
      .where('[conversationId+order]')
      .between([conversationId, MIN_KEY], [conversationId, row.order])
      .reverse()
      .limit(CONTEXT_MESSAGES)
      .toArray();
    return { key, fromOrder: before.at(-1)?.order ?? row.order };
  }, [database, conversationId, key]);
  return key === null ? null : found;
}
