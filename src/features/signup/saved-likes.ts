import type { WorkerCalls } from '../../data/calls.ts';
import { SAVED_LIKES_KEY } from './fresh-account.ts';

const KEPT_MAX = 12;

/** The subset of sessionStorage that is used; methods may throw if storage is blocked. */
export type SavedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface SavedLikes {
  /** The account the likes belong to; null until it is created. */
  accountId: number | null;
  profileIds: readonly number[];
}

/** Stores, for this tab, the profiles a visitor liked before creating an account. */
export function saveLikes(profileIds: readonly number[], storage: SavedStorage = sessionStorage): void {
  write({ accountId: null, profileIds: profileIds.slice(0, KEPT_MAX) }, storage);
}

/** Assigns the visitor's likes to the newly created account, so that no other account that logs in later gets them. */
export function assignSavedLikes(accountId: number, storage: SavedStorage = sessionStorage): void {
  write({ ...read(storage), accountId }, storage);
}

/**
 * Passes this account's likes to the worker, whose outbox sends them. Each is kept until the worker accepts it, so the
 * next call retries the rest. Likes of members who no longer exist are dropped.
 */
export async function sendSavedLikes(
  accountId: number,
  calls: Pick<WorkerCalls, 'loadMember' | 'setLike'>,
  storage: SavedStorage = sessionStorage,
): Promise<void> {
  const kept = read(storage);
  if (kept.accountId !== accountId) return;
  for (const profileId of kept.profileIds) {
    // A like needs the member's row, which loading the profile creates.
    const loaded = await calls.loadMember(profileId);
    const isGone = loaded.status === 'missing' || loaded.status === 'gone';
    const liked = isGone ? null : await calls.setLike({ profileId, liked: true });
    if (liked !== null && liked.status !== 'accepted') continue;
    const now = read(storage);
    write({ ...now, profileIds: now.profileIds.filter((id) => id !== profileId) }, storage);
  }
}

/** Returns no likes if the stored value is corrupt or storage is blocked. */
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
    // Storage is blocked: the sign-up continues without the likes.
  }
}
