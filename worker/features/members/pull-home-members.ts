import type { HomeMembersKey } from '../../public/rows.ts';
import type { FetchResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { storeAnswer } from '../../sync/store-answer.ts';

/** A row of faces; the rest is in the search. */
const HOME_MEMBERS_SHOWN = 6;

/** What each row of the home screen asks for beside the filters that the server keeps for the member. */
const QUERIES = {
  'members-nearby': { order: 'nearby' },
  'members-newest': { order: 'newest', searchAllCountries: '1' },
  'members-online': { order: 'online', online: '1', searchAllCountries: '1' },
} as const satisfies Record<HomeMembersKey, object>;

/**
 * Fetches the members of one row of the home screen and stores them. The kept filters stay as they are.
 *
 * @param network of the tracking record; null when nobody has sent this person
 */
export async function pullHomeMembers(
  account: Account,
  key: HomeMembersKey,
  network: string | null,
): Promise<FetchResult> {
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.GET('/api/search.php', {
        params: {
          query: {
            ...{ source: 'home', pp: HOME_MEMBERS_SHOWN, auto_load: '1', do_not_save: '1', ...QUERIES[key] },
            ...(network === null ? {} : { trafficsource: network }),
          },
        },
        signal,
      }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  return await storeAnswer(account, { key, answer: outcome.data, fetchedAtMs: account.environment.now() });
}
