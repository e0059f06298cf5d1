import { isOfWebServer } from '../../http/outcome.ts';
import type { MemberProfile } from '../../public/rows.ts';
import type { FetchResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { ask, isChanged, noteChange, type Question, type Standing, writeNewest } from '../../sync/newest-answer.ts';
import { putChanged } from '../../sync/put-changed.ts';
import { fetchWritten } from '../../sync/store-answer.ts';
import type { WriteResult } from '../../sync/write.ts';

/**
 * Fetches and stores a member's profile; opening it clears the new flag of that member's like. An answer that a block
 * has overtaken is asked for again: it may tell what was before.
 */
export async function pullMember(account: Account, profileId: number): Promise<FetchResult> {
  const { database } = account;
  const question = ask(account, `member/${profileId}`);
  const outcome = await account.api.perform(
    (client, { signal }) => client.GET('/api/profile.php', { params: { query: { id: profileId } }, signal }),
    account.signal,
  );
  if (outcome.kind === 'ok') {
    const profile = outcome.data;
    if (profile.id !== profileId) return { status: 'server-failed', httpStatus: null };
    const written = await store(account, question, profileId, 'loaded', profile);
    return isChanged(written) ? await pullMember(account, profileId) : fetchWritten(written);
  }
  if (outcome.kind === 'http' && (outcome.status === 404 || outcome.status === 410) && !isOfWebServer(outcome)) {
    const state = outcome.status === 404 ? 'missing' : 'gone';
    const known = (await database.members.get(profileId).catch(() => undefined))?.profile ?? null;
    const written = await store(account, question, profileId, state, known);
    return isChanged(written) ? await pullMember(account, profileId) : { status: state };
  }
  return failureOf(outcome);
}

async function store(
  account: Account,
  question: Question,
  profileId: number,
  state: 'loaded' | 'missing' | 'gone',
  profile: MemberProfile | null,
): Promise<WriteResult<Standing>> {
  const { database, environment } = account;
  return await writeNewest(account, question, [database.members, database.likes], async () => {
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
    if (state === 'loaded') await clearNewFlag(account, profileId, profile?.like_new === true);
  });
}

/** `wasNew`: at the server. The like may not be here yet, while the likes that are on their way call it new. */
async function clearNewFlag(account: Account, profileId: number, wasNew: boolean): Promise<void> {
  const { likes } = account.database;
  const like = await likes.get(profileId);
  if (wasNew || like?.isNew === 1) noteChange(account, 'likes');
  if (like?.isNew === 1) await likes.put({ ...like, isNew: 0 });
}
