import { type AccountDatabaseState, findAccountDatabase } from '../../worker/public/account-database-state.ts';
import { AccountDatabase } from '../../worker/public/database.ts';
import { causeName } from '../../worker/public/error-names.ts';
import type { StorageTrouble } from '../../worker/public/worker-api.ts';
import { openedAhead, takeOpenedAhead } from './opened-ahead.ts';

/** `outdated`: another tab runs a newer version, which has upgraded the database. */
export type FollowedDatabase = AccountDatabase | 'outdated';

export interface DatabaseFollower {
  onDatabase(database: FollowedDatabase): void;
  /** This page cannot access the storage, even if the worker can. */
  onTrouble(trouble: StorageTrouble): void;
}

/** Delay before checking again for a database that was deleted while in use: the worker recreates it. */
const LOOK_AGAIN_MS = 500;
/** Storage that neither opens nor fails within this time counts as blocked. */
const STORAGE_WAIT_MS = 10_000;

interface Following {
  followers: Set<DatabaseFollower>;
  database: FollowedDatabase | null;
  trouble: StorageTrouble | null;
  stop(): void;
}

/** One connection of this page for all that show the same session of an account, by both. */
const followings = new Map<string, Following>();

/**
 * Passes the account's database to the follower, again whenever it was deleted or replaced by another version, until
 * the returned function is called. A new session of the same account, another `epoch`, opens it anew.
 */
export function followDatabase(accountId: number, epoch: number, follower: DatabaseFollower): () => void {
  const key = `${accountId}/${epoch}`;
  const following = followings.get(key) ?? begin(accountId, key);
  following.followers.add(follower);
  if (following.trouble !== null) follower.onTrouble(following.trouble);
  else if (following.database !== null) follower.onDatabase(following.database);
  return () => {
    following.followers.delete(follower);
    if (following.followers.size > 0) return;
    followings.delete(key);
    following.stop();
  };
}

/** Returns the database that a view of this session can begin with; null if it has yet to be opened. */
export function databaseAtHand(accountId: number, epoch: number): FollowedDatabase | null {
  const following = followings.get(`${accountId}/${epoch}`);
  return following === undefined ? (openedAhead(accountId)?.database ?? null) : following.database;
}

function begin(accountId: number, key: string): Following {
  const following: Following = { followers: new Set(), database: null, trouble: null, stop: () => undefined };
  followings.set(key, following);
  following.stop = openAndWatch(accountId, {
    onDatabase(database) {
      Object.assign(following, { database, trouble: null });
      for (const one of following.followers) one.onDatabase(database);
    },
    onTrouble(trouble) {
      following.trouble = trouble;
      for (const one of following.followers) one.onTrouble(trouble);
    },
  });
  return following;
}

function openAndWatch(accountId: number, { onDatabase, onTrouble }: DatabaseFollower): () => void {
  let current: AccountDatabase | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasLeft = false;

  function watch(database: AccountDatabase): void {
    database.onTakenOver = () => {
      if (current === database) void open(true);
    };
    current = database;
    onDatabase(database);
  }

  async function open(isAnew: boolean): Promise<void> {
    const place = await findPlace(accountId);
    if (hasLeft) return;
    if ('status' in place) {
      onTrouble(place);
      return;
    }
    if (place.kind === 'fallback' && place.state === 'missing') {
      onDatabase('outdated');
    } else if (isAnew && place.state === 'missing') {
      // Opening it here would recreate it without its rows, or resurrect it after a logout.
      timer = setTimeout(() => void open(true), LOOK_AGAIN_MS);
    } else {
      watch(new AccountDatabase(accountId, undefined, { name: place.name }));
    }
  }

  const ahead = takeOpenedAhead(accountId);
  if (ahead === null) void open(false);
  else watch(ahead);
  return () => {
    hasLeft = true;
    clearTimeout(timer);
    // `disableAutoOpen`: a late query must not recreate a deleted database.
    current?.close({ disableAutoOpen: true });
    current = null;
  };
}

async function findPlace(accountId: number): Promise<AccountDatabaseState | StorageTrouble> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<StorageTrouble>((resolve) => {
    timer = setTimeout(() => resolve({ status: 'storage-blocked' }), STORAGE_WAIT_MS);
  });
  try {
    return await Promise.race([findAccountDatabase(accountId), limit]);
  } catch (error) {
    return { status: 'storage-refused', detail: causeName(error) };
  } finally {
    clearTimeout(timer);
  }
}
