import type { WorkerCalls } from '../../data/calls.ts';
import { SAVED_LIKES_KEY } from './fresh-account.ts';

const KEPT_MAX = 12;

/** The part of sessionStorage that is used; it may throw where storage is refused. */
export type SavedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface SavedLikes {
  /** The account they belong to; null until there is one. */
  accountId: number | null;
  profileIds: readonly number[];
}

/** Whom a visitor liked before there is an account; kept in this tab. */
export function saveLikes(profileIds: readonly number[], storage: SavedStorage = sessionStorage): void {
  write({ accountId: null, profileIds: profileIds.slice(0, KEPT_MAX) }, storage);
}

/** What a visitor liked belongs to the account that was just made, and to no other that logs in here later. */
export function assignSavedLikes(accountId: number, storage: SavedStorage = sessionStorage): void {
  write({ ...read(storage), accountId }, storage);
}

/**
 * Hands the likes of this account to the worker, whose outbox sends them. Each is kept until the worker has taken it:
 * what could not be handed over now is tried again with the next call of this function. A member who is gone meanwhile
 * is forgotten.
 */
export async function sendSavedLikes(
  accountId: number,
  calls: Pick<WorkerCalls, 'loadMember' | 'setLike'>,
  storage: SavedStorage = sessionStorage,
): Promise<void> {
  const kept = read(storage);
  if (kept.accountId !== accountId) return;
  for (const profileId of kept.profileIds) {
    // The row that a like needs comes with the profile.
    const loaded = await calls.loadMember(profileId);
    const isGone = loaded.status === 'missing' || loaded.status === 'gone';
    const liked = isGone ? null : await calls.setLike({ profileId, liked: true });
    if (liked !== null && liked.status !== 'accepted') continue;
    const now = read(storage);
    write({ ...now, profileIds: now.profileIds.filter((id) => id !== profileId) }, storage);
  }
}

/** Nothing where it is broken or storage is refused. */
function read(storage: SavedStorage): SavedLikes {
  try {
    const value: unknown = JSON.parse(storage.getItem(SAVED_LIKES_KEY) ?? 'null');
    const found = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
    const accountId = found.get('accountId');
    const profileIds = found.get('profileIds');
    return {
      accountId: typeof accountId === 'number' ? accountId : null,
      profileIds: Array.isArray(profileIds) ? profileIds.filter(isId).slice(0, KEPT_MAX) : [],
    };
  } catch {
    return { accountId: null, profileIds: [] };
  }
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function write(kept: SavedLikes, storage: SavedStorage): void {
  try {
    if (kept.profileIds.length === 0) storage.removeItem(SAVED_LIKES_KEY);
    else storage.setItem(SAVED_LIKES_KEY, JSON.stringify(kept));
  } catch {
    // Storage is refused: the sign-up goes on without them.
  }
}
