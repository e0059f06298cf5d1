import type { ProfileSave, SaveResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { ask, isOvertaken, noteChange } from '../../sync/newest-answer.ts';
import { writeAccount } from '../../sync/write.ts';
import { pullUser } from '../user/pull.ts';

/**
 * Saves a part of the member's own profile and stores the user from the response; of two saves at once each response may
 * lack the other, so that the user is fetched.
 */
export async function saveProfile(account: Account, changes: ProfileSave): Promise<SaveResult> {
  const { database } = account;
  const question = ask(account, 'user');
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.PUT('/api/user.php', {
        params: { header: { 'Idempotency-Key': account.environment.createId() } },
        body: changes,
        signal,
      }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  const isOld = isOvertaken(question);
  noteChange(account, 'user');
  if (isOld) {
    await pullUser(account);
    return { status: 'saved' };
  }
  const user = outcome.data;
  // If this write fails, the next poll fetches the user.
  if (user.profile.id === account.accountId) {
    await writeAccount(account, [database.user], () => database.user.put({ key: 'self', user }));
  }
  return { status: 'saved' };
}
