import type { AccountDatabase } from '../../public/database.ts';
import { isOutboxRow } from '../../public/outbox-row.ts';
import { HOME_MEMBERS_KEYS } from '../../public/rows.ts';
import type { BlockChange, SaveResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { noteChange } from '../../sync/newest-answer.ts';
import { writeAccount } from '../../sync/write.ts';
import { pullChats } from '../chat/pull-chats.ts';
import { pullLikes } from '../likes/pull.ts';

/**
 * Blocks or unblocks a member. Goes straight to the server: a member who blocks someone must know that it took effect.
 * Dependent rows are updated immediately and then refetched.
 */
export async function setBlock(account: Account, change: BlockChange, idempotencyKey: string): Promise<SaveResult> {
  const { database } = account;
  const { profileId, blocked } = change;
  const outcome = await account.api.perform((client, { signal }) => {
    const call = {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { profile: profileId },
      signal,
    };
    return blocked ? client.POST('/api/block.php', call) : client.DELETE('/api/block.php', call);
  }, account.signal);
  if (outcome.kind !== 'ok') return failureOf(outcome);
  noteChange(account, `member/${profileId}`, 'chats', 'likes', 'blocked-members', ...HOME_MEMBERS_KEYS);
  const { members, chats, likes, passes, outbox, searches, answers } = database;
  await writeAccount(account, [members, chats, likes, passes, outbox, searches, answers], async () => {
    await markMember(database, change);
    // Stored results may contain the member, or may lack them now.
    await searches.clear();
    await answers.bulkDelete([...HOME_MEMBERS_KEYS]);
    if (blocked) await answers.delete('blocked-members');
    else await forgetBlock(database, profileId);
    const between = chats.where('profileId').equals(profileId);
    for (const id of await between.primaryKeys()) noteChange(account, `conversation/${id}`);
    await between.modify({ blocked });
    if (blocked) await forgetLikes(database, profileId);
    if (blocked) await passes.delete(profileId);
  });
  void pullChats(account);
  void pullLikes(account);
  return { status: 'saved' };
}

async function markMember(database: AccountDatabase, { profileId, blocked }: BlockChange): Promise<void> {
  const row = await database.members.get(profileId);
  if (row === undefined || row.profile === null) return;
  const between = blocked ? { liked: false, likes_me: false } : {};
  await database.members.put({ ...row, profile: { ...row.profile, ...between, blocked } });
}

/** Keeps the rest of the stored list, because the page with the list may be open. */
async function forgetBlock({ answers }: AccountDatabase, profileId: number): Promise<void> {
  const row = await answers.get('blocked-members');
  if (row?.key !== 'blocked-members') return;
  await answers.put({ ...row, answer: row.answer.filter(({ id }) => id !== profileId) });
}

/** Deletes likes between the two members: the server has deleted them, and none may be sent afterwards. */
async function forgetLikes(database: AccountDatabase, profileId: number): Promise<void> {
  await database.likes.delete(profileId);
  await database.outbox
    .filter(isOutboxRow)
    .filter(({ intent }) => (intent.kind === 'like' || intent.kind === 'unlike') && intent.profileId === profileId)
    .delete();
}
