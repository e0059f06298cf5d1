import { isMessageRow, isMetaRow } from '../../../worker/public/row-doors.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { type FoundMessages, findMessages } from './find-messages.ts';

/** Messages found that are shown at first, and added with each press. */
export const FOUND_MESSAGES = 20;

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
  order: number;
}

/** How a message is named: by its key, in an address, or by the server's id, in a quote. */
export type MessageName = { by: 'key'; key: string } | { by: 'server-id'; serverId: number };

/** Returns where in its conversation a message stands; null if it is not stored, undefined while reading. */
export function useTargetMessage(conversationId: number, name: MessageName | null): TargetMessage | null | undefined {
  const database = useAccountDatabase();
  const asked = name === null ? null : name.by === 'key' ? `key ${name.key}` : `id ${name.serverId}`;
  const found = useLiveQuery(async () => {
    if (name === null) return null;
    const row =
      name.by === 'key'
        ? await database.messages.get(name.key)
        : await database.messages.where('[conversationId+order]').equals([conversationId, name.serverId]).first();
    if (!isMessageRow(row) || row.conversationId !== conversationId) return null;
    return { asked, key: row.key, order: row.order };
  }, [database, conversationId, asked]);
  // The result of another name stays until this one's has been read.
  return asked === null || found === null ? null : found?.asked === asked ? found : undefined;
}
