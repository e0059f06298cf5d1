import { useState } from 'react';
import { isMessageRow } from '../../../worker/public/row-doors.ts';
import type { MessageRow } from '../../../worker/public/rows.ts';
import { type AccountRows, useAccountDatabase } from '../../data/account-database.tsx';
import { MAX_KEY, MIN_KEY } from '../../data/readable.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';

/** The messages of a conversation that are shown: the newest ones, or those around the place where a reader is. */
export interface WindowPlace {
  /** Order of a message near the middle of what is read; null: the newest messages. */
  around: number | null;
  /** Number of messages read on each side of it. */
  reach: number;
}

/** Number of messages that a conversation opens with. */
const NEWEST_MESSAGES = 50;

export interface MessageWindow {
  conversationId: number;
  place: WindowPlace;
  /** In order of writing. */
  messages: MessageRow[];
  /** The newest message of the conversation, which may lie outside the window; null if there is none. */
  newest: MessageRow | null;
  /** The database holds older messages. */
  hasOlderRows: boolean;
  /** The database holds newer messages. */
  hasNewerRows: boolean;
}

/**
 * Returns the messages around a place in a conversation, or the newest ones: at most twice `reach` or 50, however long the
 * conversation is. Undefined on the first read; with another place, the last window is kept until that one is read.
 */
export function useMessageWindow(conversationId: number, place: WindowPlace): MessageWindow | undefined {
  const database = useAccountDatabase();
  const { around, reach } = place;
  const found = useLiveQuery(async (): Promise<MessageWindow> => {
    const isFollowing = around === null;
    const after = isFollowing
      ? []
      : await messagesBetween(database, conversationId, around, MAX_KEY)
          .limit(reach + 1)
          .toArray();
    const newer = after.slice(0, reach);
    // Near the end there are fewer newer ones: older ones take their place.
    const olderCount = isFollowing ? Math.max(NEWEST_MESSAGES, reach) : 2 * reach - newer.length;
    const before = await messagesBetween(database, conversationId, MIN_KEY, around ?? MAX_KEY)
      .reverse()
      .limit(olderCount + 1)
      .toArray();
    const older = before.slice(0, olderCount).reverse();
    const messages = [...older, ...newer].filter(isMessageRow);
    const hasNewerRows = after.length > reach;
    const newest = hasNewerRows
      ? await messagesBetween(database, conversationId, MIN_KEY, MAX_KEY).reverse().filter(isMessageRow).first()
      : messages.at(-1);
    return {
      conversationId,
      place: { around, reach },
      messages,
      newest: newest ?? null,
      hasOlderRows: before.length > olderCount,
      hasNewerRows,
    };
  }, [database, conversationId, around, reach]);
  return found?.conversationId === conversationId ? found : undefined;
}

const NONE: readonly MessageRow[] = [];

/**
 * Returns the other member's messages that have come in while the conversation is open, in order of writing. Must be
 * mounted anew for another conversation.
 */
export function useArrivedMessages(conversationId: number): readonly MessageRow[] {
  const database = useAccountDatabase();
  const [known] = useState<KnownMessages>({ order: null });
  return useLiveQuery(() => readArrived(database, conversationId, known), [database, conversationId, known], NONE);
}

/** Order of the newest message that was there at the first read; null before it. */
export interface KnownMessages {
  order: number | null;
}

/** Returns the other member's messages since the first read, which notes in `known` what there is. */
export async function readArrived(
  database: AccountRows,
  conversationId: number,
  known: KnownMessages,
): Promise<readonly MessageRow[]> {
  if (known.order === null) {
    const theirs = messagesBetween(database, conversationId, MIN_KEY, MAX_KEY).reverse().filter(isTheirs);
    const newest = await theirs.first();
    // Where no message could be had yet, all that the list of chats knows of is no news when it comes.
    const isLoaded = (await database.conversations.get(conversationId))?.state === 'loaded';
    const listedId = isLoaded ? 0 : ((await database.chats.get(conversationId))?.lastMessageId ?? 0);
    known.order = Math.max(newest?.order ?? 0, listedId);
    return NONE;
  }
  const later = await messagesBetween(database, conversationId, known.order, MAX_KEY).filter(isTheirs).toArray();
  return later.filter(({ order }) => order !== known.order);
}

function isTheirs(row: MessageRow): boolean {
  return isMessageRow(row) && !row.fromMe;
}

/** From `lowest` on, below `highest`. */
function messagesBetween(database: AccountRows, conversationId: number, lowest: unknown, highest: unknown) {
  return database.messages
    .where('[conversationId+order]')
    .between([conversationId, lowest], [conversationId, highest], true, false);
}
