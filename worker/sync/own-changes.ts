import type { Account } from './account.ts';

/** How often this worker has changed a member's profile at the server, such as by a block. */
const changes = new WeakMap<Account, Map<number, number>>();

/** Notes that an answer which was asked for earlier may describe the member as before. */
export function noteOwnChange(account: Account, profileId: number): void {
  const counts = changes.get(account) ?? new Map<number, number>();
  counts.set(profileId, countOwnChanges(account, profileId) + 1);
  changes.set(account, counts);
}

/** Returns a number that has grown once an answer may be older than what this device has changed. */
export function countOwnChanges(account: Account, profileId: number): number {
  return changes.get(account)?.get(profileId) ?? 0;
}
