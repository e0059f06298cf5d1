import type { User, UserRow } from '../../public/rows.ts';
import type { Account } from '../../sync/account.ts';
import { ask, isChanged, writeNewest } from '../../sync/newest-answer.ts';
import { type PullResult, pullFailure, pullWritten } from '../../sync/pull.ts';
import { putChanged } from '../../sync/put-changed.ts';

export type UserPull = PullResult | { status: 'other-account'; user: User };

/**
 * Fetches and stores the user. A user with another id than the account's means that someone else has logged in with
 * this browser's cookie: nothing is written (pitfall 13).
 */
export async function pullUser(account: Account): Promise<UserPull> {
  const question = ask(account, 'user');
  const outcome = await account.api.perform(
    (client, { signal }) => client.GET('/api/user.php', { signal }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return pullFailure(outcome);
  const user = outcome.data;
  if (user.profile.id !== account.accountId) return { status: 'other-account', user };
  const { database } = account;
  const row: UserRow = { key: 'self', user };
  const written = await writeNewest(account, question, [database.user], () =>
    putChanged(database.user, [row], ({ key }) => key),
  );
  return isChanged(written) ? await pullUser(account) : pullWritten(written);
}
