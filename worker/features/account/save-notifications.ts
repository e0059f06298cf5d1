import type { EmailChange, NotificationChoice, SaveResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { ask, isOvertaken, noteChange } from '../../sync/newest-answer.ts';
import { storeChanged } from '../../sync/store-answer.ts';
import { pullNotifications } from './pull-notifications.ts';

/**
 * Saves the changed notification settings; the others stay unchanged. Of two saves at once each response may lack the
 * other, so that the settings are fetched.
 */
export async function saveNotifications(account: Account, changes: readonly NotificationChoice[]): Promise<SaveResult> {
  if (changes.length === 0) return { status: 'saved' };
  const { environment } = account;
  const question = ask(account, 'notifications');
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.PUT('/api/notifications.php', {
        params: { header: { 'Idempotency-Key': environment.createId() } },
        body: { settings: [...changes] },
        signal,
      }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  if (isOvertaken(question)) {
    noteChange(account, 'notifications');
    await pullNotifications(account);
  } else {
    await storeChanged(account, { key: 'notifications', answer: outcome.data, fetchedAtMs: environment.now() });
  }
  return { status: 'saved' };
}

/** Requests an email to the new address. The response does not reveal whether that address has an account. */
export async function changeEmail(
  account: Account,
  { email, password }: EmailChange,
  attemptId: string,
): Promise<SaveResult> {
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.POST('/api/mail-change.php', {
        params: { header: { 'Idempotency-Key': attemptId } },
        body: { email, password },
        signal,
      }),
    account.signal,
  );
  return outcome.kind === 'ok' ? { status: 'saved' } : failureOf(outcome);
}
