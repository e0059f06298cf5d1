import type { LocaleCode } from '../../public/runtime-configuration.ts';
import type { FetchResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { ask } from '../../sync/newest-answer.ts';
import { storeAnswer } from '../../sync/store-answer.ts';

/** Fetches and stores the interests to search by, with their names in one language. */
export async function pullInterests(account: Account, locale: LocaleCode): Promise<FetchResult> {
  const question = ask(account, 'interests');
  const outcome = await account.api.perform(
    (client, { signal }) => client.GET('/api/interests.php', { params: { query: { language: locale } }, signal }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  const row = { key: 'interests', answer: outcome.data, locale, fetchedAtMs: account.environment.now() } as const;
  return await storeAnswer(account, question, row, () => pullInterests(account, locale));
}
