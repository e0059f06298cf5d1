import type { AccountDatabase } from '../../public/database.ts';
import type { Intent } from '../../public/outbox-row.ts';
import type { LikeRow } from '../../public/rows.ts';
import type { CommandResult, LikeIntent } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import type { EntryOf, IntentKind } from '../../sync/intent-kind.ts';
import { TOGGLE_LANE_PREFIX } from '../../sync/lanes.ts';
import { enqueue } from '../../sync/outbox-rows.ts';
import { writeAccount } from '../../sync/write.ts';
import { cardKeeper, cardTables } from '../members/known-card.ts';
import { isVisibleLike, noLike, withGiven } from './like-row.ts';
import { pullLikes } from './pull.ts';

type LikeOrUnlike = Extract<Intent, { kind: 'like' | 'unlike' }>;

/** Likes or unlikes a member; shown immediately, sent by the outbox. */
export async function setLike(account: Account, { profileId, liked }: LikeIntent): Promise<CommandResult> {
  const { database, environment } = account;
  const tables = [...cardTables(database), database.passes, database.outbox, database.meta];
  const readCard = cardKeeper(database, profileId);
  const written = await writeAccount(account, tables, async (): Promise<CommandResult> => {
    const row = await likeRowFor(database, profileId, readCard);
    if (row === null) return { status: 'invalid', problem: 'unknown-profile' };
    if ((row.given === 1) === liked && (await isKnown(database, profileId))) return { status: 'accepted' };
    const nowMs = environment.now();
    await forgetRejected(database, profileId);
    // Whoever is liked is no longer passed.
    if (liked) await database.passes.delete(profileId);
    await database.likes.put({ ...withGiven(row, liked, nowMs), pending: 1 });
    const likedAt = row.given === 1 ? { likedAtMs: row.givenAtMs } : {};
    await enqueue(database, {
      idempotencyKey: environment.createId(),
      lane: likeLane(profileId),
      intent: liked ? { kind: 'like', profileId } : { kind: 'unlike', profileId, ...likedAt },
      nowMs,
    });
    return { status: 'accepted' };
  });
  return commandResult(written);
}

export const likeIntent: IntentKind<LikeOrUnlike> = {
  async send(account, { intent, idempotencyKey }, signal) {
    const { kind, profileId } = intent;
    const outcome = await account.api.perform((client, call) => {
      const params = { header: { 'Idempotency-Key': idempotencyKey } };
      const body = { profile: profileId };
      return kind === 'like'
        ? client.POST('/api/likes.php', { params, body, signal: call.signal })
        : client.DELETE('/api/likes.php', { params, body, signal: call.signal });
    }, signal);
    if (outcome.kind !== 'ok') return outcome;
    return { kind: 'ok', data: (database) => settleRow(database, profileId) };
  },
  async reject(database, entry) {
    // The member has changed the decision in the meantime, which takes precedence.
    if (await hasLaterIntent(database, entry.intent.profileId, entry.sequence ?? 0)) return 'drop';
    await undo(database, entry);
    return 'keep';
  },
  async retry(database, { intent, createdAtMs }) {
    const row = await likeRowFor(database, intent.profileId);
    const isGiven = intent.kind === 'like';
    if (row !== null) await database.likes.put({ ...withGiven(row, isGiven, createdAtMs), pending: 1 });
  },
  async discard(database, entry) {
    // A rejected intent's row was already restored at its rejection.
    if (entry.state === 'queued') await undo(database, entry);
  },
  reload: async (account, end) => (end === 'settled' ? undefined : await pullLikes(account)),
};

async function undo(database: AccountDatabase, { intent }: EntryOf<LikeOrUnlike>): Promise<void> {
  const row = await database.likes.get(intent.profileId);
  if (row === undefined) return;
  // A like that is there again stands where it was, though the server cannot be asked when it was given.
  const before = intent.kind === 'like' ? withGiven(row, false, 0) : withGiven(row, true, intent.likedAtMs ?? 0);
  await putOrDelete(database, { ...before, pending: 0 });
}

async function settleRow(database: AccountDatabase, profileId: number): Promise<void> {
  const waiting = await database.outbox
    .where('lane')
    .equals(likeLane(profileId))
    .filter((row) => row.state === 'queued')
    .count();
  const row = await database.likes.get(profileId);
  // The intent being settled still counts as queued here.
  if (row !== undefined && waiting <= 1) await putOrDelete(database, { ...row, pending: 0 });
}

async function hasLaterIntent(database: AccountDatabase, profileId: number, sequence: number): Promise<boolean> {
  const later = await database.outbox
    .where('lane')
    .equals(likeLane(profileId))
    .filter((row) => row.state === 'queued' && (row.sequence ?? 0) > sequence)
    .count();
  return later > 0;
}

/** Until the likes have been fetched, a member without a row may be liked: the profile tells so. */
async function isKnown({ likes, meta }: AccountDatabase, profileId: number): Promise<boolean> {
  return (await likes.get(profileId)) !== undefined || (await meta.get('loaded-likes')) !== undefined;
}

async function putOrDelete(database: AccountDatabase, row: LikeRow): Promise<void> {
  if (isVisibleLike(row)) await database.likes.put(row);
  else await database.likes.delete(row.profileId);
}

/** Deletes a rejected intent, which the new decision replaces. */
async function forgetRejected(database: AccountDatabase, profileId: number): Promise<void> {
  await database.outbox
    .where('lane')
    .equals(likeLane(profileId))
    .filter((row) => row.state === 'rejected')
    .delete();
}

/** Returns the stored row, or an empty one based on other cached data of the member; null if there is none. */
async function likeRowFor(
  database: AccountDatabase,
  profileId: number,
  readCard = cardKeeper(database, profileId),
): Promise<LikeRow | null> {
  const stored = await database.likes.get(profileId);
  if (stored !== undefined) return stored;
  const card = await readCard();
  return card === null ? null : noLike(card);
}

function likeLane(profileId: number): string {
  return `${TOGGLE_LANE_PREFIX}like:${profileId}`;
}
