import type { ProfileSave, SaveResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { noteChange } from '../../sync/newest-answer.ts';
import { writeAccount } from '../../sync/write.ts';

/** Saves a part of the member's own profile and stores the user from the response. */
export async function saveProfile(account: Account, changes: ProfileSave): Promise<SaveResult> {
  const { database } = account;
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
  noteChange(account, 'user');
  const user = outcome.data;
  // If this write fails, the next poll fetches the user.
  if (user.profile.id === account.accountId) {
    await writeAccount(account, [database.user], () => database.user.put({ key: 'self', user }));
  }
  return { status: 'saved' };
}
