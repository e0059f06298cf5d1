import { useMemo } from 'react';
import { isDraftRow } from '../../../worker/public/chat-door.ts';
import { isMessageIntent } from '../../../worker/public/outbox-row.ts';
import { isMessageRow } from '../../../worker/public/row-doors.ts';
import type { ChatRow, ConversationRow } from '../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { useIsOnline } from '../../data/use-is-online.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { useOutbox } from '../../data/use-outbox.ts';
import { useSyncState } from '../../data/use-sync-state.ts';
import { type UnsentMessages, unsentMessages } from './unsent-messages.ts';

/** Everything known about a conversation except its messages. Undefined while reading. */
export interface Chat {
  conversationId: number;
  chat: ChatRow | null;
  conversation: ConversationRow | null;
}

export function useChat(conversationId: number): Chat | undefined {
  const database = useAccountDatabase();
  const found = useLiveQuery(async (): Promise<Chat> => {
    const [chat, conversation] = await Promise.all([
      database.chats.get(conversationId),
      database.conversations.get(conversationId),
    ]);
    return { conversationId, chat: chat ?? null, conversation: conversation ?? null };
  }, [database, conversationId]);
  return found?.conversationId === conversationId ? found : undefined;
}

/** Returns the unsent draft; empty if there is none, undefined while reading. */
export function useDraft(conversationId: number): string | undefined {
  const database = useAccountDatabase();
  const found = useLiveQuery(async () => {
    const row = await database.drafts.get(conversationId);
    return { conversationId, text: isDraftRow(row) ? row.text : '' };
  }, [database, conversationId]);
  return found?.conversationId === conversationId ? found.text : undefined;
}

const NO_DRAFTS: ReadonlyMap<number, string> = new Map();

/** Returns the unsent drafts by conversation, in one query for a whole list. Empty while reading. */
export function useDrafts(): ReadonlyMap<number, string> {
  const database = useAccountDatabase();
  return useLiveQuery(
    async () => {
      const rows: unknown[] = await database.drafts.orderBy('conversationId').toArray();
      return new Map(rows.filter(isDraftRow).map(({ conversationId, text }) => [conversationId, text]));
    },
    [database],
    NO_DRAFTS,
  );
}

/** The message that the next one answers. */
export interface AnsweredMessage {
  key: string;
  fromMe: boolean;
  text: string;
  isPhoto?: true;
}

/** Returns the message with a key, to be answered; null if there is none, or while reading. */
export function useAnsweredMessage(conversationId: number, key: string | null): AnsweredMessage | null {
  const database = useAccountDatabase();
  const found = useLiveQuery(async () => {
    const row = key === null ? undefined : await database.messages.get(key);
    return isMessageRow(row) && row.conversationId === conversationId ? row : null;
  }, [database, conversationId, key]);
  if (found == null || found.key !== key) return null;
  const { fromMe, text, photo } = found;
  return { key: found.key, fromMe, text, ...(photo === undefined ? {} : { isPhoto: true }) };
}

const NONE_UNSENT: UnsentMessages = new Map();

/** Returns the outbox state of a conversation's queued and rejected messages. */
export function useUnsentMessages(conversationId: number): UnsentMessages {
  const outbox = useOutbox();
  return useMemo(() => {
    const messages = outbox?.filter(
      ({ intent }) => isMessageIntent(intent) && intent.conversationId === conversationId,
    );
    return messages === undefined ? NONE_UNSENT : unsentMessages(messages);
  }, [outbox, conversationId]);
}

/** Returns whether this device has no network, or the last poll found no connection. */
export function useIsOffline(): boolean {
  const sync = useSyncState();
  const isOnline = useIsOnline();
  return !isOnline || sync?.state === 'offline';
}
