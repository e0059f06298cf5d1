import type { AccountDatabase } from '../../public/database.ts';
import type { MemberProfile } from '../../public/rows.ts';
import type { FetchResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { countOwnChanges } from '../../sync/own-changes.ts';
import { putChanged } from '../../sync/put-changed.ts';
import { fetchWritten } from '../../sync/store-answer.ts';
import { type WriteResult, writeAccount } from '../../sync/write.ts';

/**
 * Fetches and stores a member's profile; opening it clears the new flag of that member's like. An answer that a block
 * has overtaken is asked for again: it may tell what was before.
 */
export async function pullMember(account: Account, profileId: number): Promise<FetchResult> {
  const { database } = account;
  const changesBefore = countOwnChanges(account, profileId);
  const outcome = await account.api.perform(
    (client, { signal }) => client.GET('/api/profile.php', { params: { query: { id: profileId } }, signal }),
    account.signal,
  );
  if (outcome.kind === 'ok') {
    if (countOwnChanges(account, profileId) > changesBefore) return await pullMember(account, profileId);
    const profile = outcome.data;
    if (profile.id !== profileId) return { status: 'server-failed', httpStatus: null };
    const written = await store(account, profileId, 'loaded', profile);
    return fetchWritten(written);
  }
  if (outcome.kind === 'http' && (outcome.status === 404 || outcome.status === 410)) {
    const state = outcome.status === 404 ? 'missing' : 'gone';
    await store(
      account,
      profileId,
      state,
      (await database.members.get(profileId).catch(() => undefined))?.profile ?? null,
    );
    return { status: state };
  }
  return failureOf(outcome);
}

async function store(
  account: Account,
  profileId: number,
  state: 'loaded' | 'missing' | 'gone',
  profile: MemberProfile | null,
): Promise<WriteResult<void>> {
  const { database, environment } = account;
  return await writeAccount(account, [database.members, database.likes], async () => {
    const stored = await database.members.get(profileId);
    // Whether the like was new only concerns this call, not the profile.
    const shownProfile = profile === null ? null : { ...profile, like_new: false };
    const isSame = stored?.state === state && JSON.stringify(stored.profile) === JSON.stringify(shownProfile);
    const fetchedAtMs = isSame && stored !== undefined ? stored.fetchedAtMs : environment.now();
    await putChanged(
      database.members,
      [{ profileId, state, profile: shownProfile, fetchedAtMs }],
      (row) => row.profileId,
    );
    if (state === 'loaded') await clearNewFlag(database, profileId);
  });
}

async function clearNewFlag(database: AccountDatabase, profileId: number): Promise<void> {
  const like = await database.likes.get(profileId);
  if (like?.isNew === 1) await database.likes.put({ ...like, isNew: 0 });
}
