import type { LocaleCode } from '../../public/runtime-configuration.ts';
import type { FetchResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { storeAnswer } from '../../sync/store-answer.ts';

/** Fetches and stores the interests to search by, with their names in one language. */
export async function pullInterests(account: Account, locale: LocaleCode): Promise<FetchResult> {
  const outcome = await account.api.perform(
    (client, { signal }) => client.GET('/api/interests.php', { params: { query: { language: locale } }, signal }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  const fetchedAtMs = account.environment.now();
  return await storeAnswer(account, { key: 'interests', answer: outcome.data, locale, fetchedAtMs });
}
