import { type AccountRows, useAccountDatabase } from '../../data/account-database.tsx';
import { calls, type Result } from '../../data/calls.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';

interface KnownChat {
  chatId: number;
  /** The member has blocked the other one. */
  isBlocked: boolean;
}

/** Returns the conversation with a member; null if this device knows of none. */
async function findChatWith({ chats }: AccountRows, profileId: number): Promise<KnownChat | null> {
  const chat = await chats.where('profileId').equals(profileId).first();
  return chat === undefined ? null : { chatId: chat.conversationId, isBlocked: chat.blocked };
}

/**
 * Finds the conversation with a member on this device, so that it opens offline too; otherwise asks the server for it,
 * which starts it if there is none. A database that cannot be read keeps nobody from asking.
 */
export async function findOrStartChat(database: AccountRows, profileId: number): Promise<Result<'startChat'>> {
  const known = await findChatWith(database, profileId).catch(() => null);
  return known === null ? calls.startChat(profileId) : { status: 'started', conversationId: known.chatId };
}

/** Live conversation with a member, so that words follow a chat that is begun or removed; null if none. */
export function useChatWith(profileId: number): KnownChat | null | undefined {
  const database = useAccountDatabase();
  const found = useLiveQuery(
    async () => ({ profileId, known: await findChatWith(database, profileId) }),
    [database, profileId],
  );
  return found?.profileId === profileId ? found.known : undefined;
}

/** Where a chat is asked for. */
interface AskingPlace {
  path: string;
  /** What asks for it is on the page; a toast outlives the card that it belongs to. */
  isShown: boolean;
}

/**
 * Returns whether a chat opens once it has started: not for who has gone on meanwhile. Where what asks for it was gone
 * before, the page alone counts.
 */
export function isStillAsked(asked: AskingPlace, now: AskingPlace): boolean {
  return asked.path === now.path && (now.isShown || !asked.isShown);
}
