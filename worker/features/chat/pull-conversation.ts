import { isOfWebServer, type Outcome } from '../../http/outcome.ts';
import { isConversationRow } from '../../public/row-doors.ts';
import type { ConversationRow } from '../../public/rows.ts';
import type { Account } from '../../sync/account.ts';
import { ask, isChanged } from '../../sync/newest-answer.ts';
import { type PullResult, pullFailure, pullWritten } from '../../sync/pull.ts';
import { putChanged } from '../../sync/put-changed.ts';
import { writeAccount } from '../../sync/write.ts';
import { newestStoredOrder } from './message-rows.ts';
import { type ChatPage, fetchPage, lastId, rowsOf } from './page.ts';
import { isListed, wasRemoved } from './removal.ts';
import { storeNewest } from './store-newest.ts';
import { takeSentAway } from './taken-back.ts';

/**
 * Maximum number of pages fetched to close the gap to the cached messages; beyond that, the cached ones are dropped.
 */
const GAP_PAGES_MAX = 10;

export type ConversationPull = PullResult | { status: 'missing' } | { status: 'gone' };

/** Fetches the newest messages and joins them to the cached ones without a gap. */
export async function pullConversation(account: Account, conversationId: number): Promise<ConversationPull> {
  const wasListed = await isListed(account.database, conversationId);
  const storedUntil = await newestStoredOrder(account.database, conversationId).catch(() => 0);
  const question = ask(account, `conversation/${conversationId}`);
  const first = await fetchPage(account, conversationId, null);
  if (first.kind !== 'ok') {
    return await noteFailing(account, conversationId, await storeFailure(account, conversationId, first, wasListed));
  }
  const known = await readKnown(account, conversationId);
  const pages = [first.data];
  let oldest = first.data;
  while (leavesGap(oldest, known) && pages.length < GAP_PAGES_MAX) {
    const next = await fetchPage(account, conversationId, lastId(oldest));
    if (next.kind !== 'ok') return await noteFailing(account, conversationId, pullFailure(next));
    oldest = next.data;
    pages.push(oldest);
  }
  const isJoined = !leavesGap(oldest, known);
  const written = await storeNewest(account, question, conversationId, pages, { isJoined, wasListed, storedUntil });
  if (isChanged(written)) return await pullConversation(account, conversationId);
  await takeSentAway(account, conversationId, rowsOf(conversationId, first.data));
  return pullWritten(written);
}

/** Returns whether a failure says nothing about other conversations: they are asked for all the same. */
export function isOfConversationAlone(result: ConversationPull): boolean {
  return result.status === 'failed' && result.failure.status === 'server-failed' && result.retryAfterMs === null;
}

/** Fetches the page before the oldest cached message. */
export async function pullOlderMessages(account: Account, conversationId: number): Promise<ConversationPull> {
  const known = await readKnown(account, conversationId);
  if (known === undefined || known.oldestLoadedId === null) return await pullConversation(account, conversationId);
  const { oldestLoadedId: before, hasOlder } = known;
  if (!hasOlder) return { status: 'ok' };
  const outcome = await fetchPage(account, conversationId, before);
  if (outcome.kind !== 'ok') return await storeFailure(account, conversationId, outcome, true);
  const page = outcome.data;
  const { database } = account;
  const written = await writeAccount(account, [database.messages, database.conversations], async () => {
    const stored = await database.conversations.get(conversationId);
    // Another tab was faster, or the cached messages have been dropped in the meantime.
    if (stored?.oldestLoadedId !== before) return;
    await putChanged(database.messages, rowsOf(conversationId, page), (row) => row.key);
    const oldestId = lastId(page);
    await database.conversations.put({
      ...stored,
      oldestLoadedId: oldestId ?? stored.oldestLoadedId,
      // A server that promises older messages and sends none would be asked without end.
      hasOlder: page.has_more && oldestId !== null && oldestId < before,
    });
  });
  return pullWritten(written);
}

/** Returns what the device notes of the messages that it has; undefined if that cannot be relied on. */
async function readKnown({ database }: Account, conversationId: number): Promise<ConversationRow | undefined> {
  const row = await database.conversations.get(conversationId).catch(() => undefined);
  return isConversationRow(row) ? row : undefined;
}

/** Notes that the server does not give the newest messages: the reader is told while some are missing. */
async function noteFailing(
  account: Account,
  conversationId: number,
  result: ConversationPull,
): Promise<ConversationPull> {
  if (result.status !== 'failed' || result.failure.status === 'offline') return result;
  const { conversations } = account.database;
  const known = await conversations.get(conversationId).catch(() => undefined);
  if (known === undefined || known.isFailing === true) return result;
  await writeAccount(account, [conversations], async () => {
    const stored = await conversations.get(conversationId);
    if (stored !== undefined) await conversations.put({ ...stored, isFailing: true });
  });
  return result;
}

function leavesGap(oldestPage: ChatPage, known: ConversationRow | undefined): boolean {
  if (!oldestPage.has_more || known?.newestLoadedId == null) return false;
  const oldestId = lastId(oldestPage);
  return oldestId !== null && oldestId > known.newestLoadedId;
}

async function storeFailure(
  account: Account,
  conversationId: number,
  failure: Exclude<Outcome<ChatPage>, { kind: 'ok' }>,
  wasListed: boolean,
): Promise<ConversationPull> {
  const isAbsent = failure.kind === 'http' && (failure.status === 404 || failure.status === 410);
  if (!isAbsent || isOfWebServer(failure)) return pullFailure(failure);
  const state = failure.status === 404 ? 'missing' : 'gone';
  const { database, environment } = account;
  const tables = [database.chats, database.conversations, database.outbox];
  const written = await writeAccount(account, tables, async () => {
    if (await wasRemoved(database, conversationId, wasListed)) return;
    const stored = await database.conversations.get(conversationId);
    if (stored?.state === state) return;
    const nothing = { oldestLoadedId: null, newestLoadedId: null, hasOlder: false };
    await database.conversations.put({
      ...(stored ?? nothing),
      conversationId,
      state,
      fetchedAtMs: environment.now(),
    });
  });
  return written.status === 'written' ? { status: state } : pullWritten(written);
}
