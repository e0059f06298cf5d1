import { isDraftRow } from '../../../worker/public/chat-door.ts';
import { isMessageIntent, isOutboxRow } from '../../../worker/public/outbox-row.ts';
import type { AccountRows } from '../../data/account-database.tsx';

/** What a logout would delete, as it is on this device only. */
export interface Unsent {
  messages: number;
  /** Likes and removals. */
  changes: number;
  drafts: number;
  /** Of the own profile. */
  hasProfileChanges: boolean;
}

/**
 * Returns null if there is nothing, and where the rows cannot be read, as once the browser has closed or deleted them:
 * nobody may be kept from leaving (specification, section 8). Neither read marks, saved searches nor passes count: none
 * of them is work that waits to be sent.
 */
export async function countUnsent(database: Pick<AccountRows, 'outbox' | 'drafts' | 'meta'>): Promise<Unsent | null> {
  try {
    const unsent = await count(database);
    const { messages, changes, drafts, hasProfileChanges } = unsent;
    return messages + changes + drafts === 0 && !hasProfileChanges ? null : unsent;
  } catch {
    return null;
  }
}

async function count(database: Parameters<typeof countUnsent>[0]): Promise<Unsent> {
  const rows: unknown[] = await database.outbox.orderBy('sequence').toArray();
  const waiting = rows.filter(isOutboxRow).filter(({ state }) => state !== 'settled');
  const messages = waiting.filter(({ intent }) => isMessageIntent(intent)).length;
  // A refused change has been taken back already.
  const changes = waiting.filter(
    ({ state, intent }) => state !== 'rejected' && !isMessageIntent(intent) && intent.kind !== 'mark-read',
  ).length;
  const drafts: unknown[] = await database.drafts.orderBy('conversationId').toArray();
  const hasProfileChanges = (await database.meta.get('profile-draft')) !== undefined;
  return { messages, changes, drafts: drafts.filter(isDraftRow).length, hasProfileChanges };
}
