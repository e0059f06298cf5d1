import type { PasswordChange, SaveResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';

/** Changes the password. A wrong current password results in `refused` with `fields.password`. */
export async function changePassword(
  account: Account,
  { password, newPassword }: PasswordChange,
  attemptId: string,
): Promise<SaveResult> {
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.PUT('/api/password.php', {
        params: { header: { 'Idempotency-Key': attemptId } },
        body: { password, new_password: newPassword },
        signal,
      }),
    account.signal,
  );
  return outcome.kind === 'ok' ? { status: 'saved' } : failureOf(outcome);
}
