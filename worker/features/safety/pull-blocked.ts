import type { ProfileCard } from '../../public/rows.ts';
import type { FetchResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { ask } from '../../sync/newest-answer.ts';
import { storeAnswer } from '../../sync/store-answer.ts';

/** The largest page that the contract allows. */
const PAGE_SIZE = 100;
/** Stops at a server whose list never ends. */
const PAGES_MAX = 20;

/** Fetches and stores all members whom this one has blocked. */
export async function pullBlocked(account: Account): Promise<FetchResult> {
  const question = ask(account, 'blocked-members');
  const all: ProfileCard[] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const outcome = await account.api.perform(
      (client, { signal }) => client.GET('/api/block.php', { params: { query: { page, pp: PAGE_SIZE } }, signal }),
      account.signal,
    );
    if (outcome.kind !== 'ok') return failureOf(outcome);
    const { profiles, paging } = outcome.data;
    all.push(...profiles);
    if (profiles.length === 0 || all.length >= paging.num_results) break;
  }
  // A block made between two pages shifts the rest: each member is listed once.
  const once = [...new Map(all.map((profile) => [profile.id, profile])).values()];
  const row = { key: 'blocked-members', answer: once, fetchedAtMs: account.environment.now() } as const;
  return await storeAnswer(account, question, row, () => pullBlocked(account));
}
