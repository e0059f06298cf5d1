import { HOME_MEMBERS_KEYS, HOME_MEMBERS_SHOWN, type HomeMembersKey } from '../../public/rows.ts';
import type { FetchResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { ask } from '../../sync/newest-answer.ts';
import { storeAnswer } from '../../sync/store-answer.ts';

/** Enough to fill a section even if those above it show everyone else of it. */
const FETCHED = HOME_MEMBERS_SHOWN * HOME_MEMBERS_KEYS.length;

/** Query of each section of the home screen, in addition to the filters saved on the server for the member. */
const QUERIES = {
  'members-nearby': { order: 'nearby' },
  'members-newest': { order: 'newest', searchAllCountries: '1' },
  'members-online': { order: 'online', online: '1', searchAllCountries: '1' },
} as const satisfies Record<HomeMembersKey, object>;

/**
 * Fetches and stores the members of one section of the home screen. Does not change the saved filters.
 *
 * @param network from the tracking record; null if the visitor was not referred
 */
export async function pullHomeMembers(
  account: Account,
  key: HomeMembersKey,
  network: string | null,
): Promise<FetchResult> {
  const question = ask(account, key);
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.GET('/api/search.php', {
        params: {
          query: {
            ...{ source: 'home', pp: FETCHED, auto_load: '1', do_not_save: '1', ...QUERIES[key] },
            ...(network === null ? {} : { trafficsource: network }),
          },
        },
        signal,
      }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  const row = { key, answer: outcome.data, fetchedAtMs: account.environment.now() };
  return await storeAnswer(account, question, row, () => pullHomeMembers(account, key, network));
}
