import { isSameDevice, type PushDevice } from '../../public/push-device.ts';
import { isMetaRow } from '../../public/row-doors.ts';
import type { SaveResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { writeAccount } from '../../sync/write.ts';

/** One call at a time for each account, however many tabs tell of the same subscription. */
const underWay = new WeakMap<Account, Promise<SaveResult>>();

/**
 * Sends the push subscription of this browser to the account, unless the account has just that one (specification,
 * sections 4 and 5). What does not arrive is sent with a later poll.
 */
export function attachPush(account: Account, device: PushDevice): Promise<SaveResult> {
  const before = underWay.get(account) ?? Promise.resolve();
  const attaching = before.then(() => attachOnce(account, device));
  underWay.set(account, attaching);
  return attaching;
}

/** Sends what an earlier try could not. */
export async function attachPendingPush(account: Account): Promise<void> {
  const row = await readPushRow(account);
  if (row !== null && !row.isSent) await attachPush(account, row.device);
}

/** Forgets the subscription, so that no news of this account comes to this device any more. */
export async function detachPush(account: Account, endpoint: string): Promise<SaveResult> {
  const { meta } = account.database;
  await writeAccount(account, [meta], () => meta.delete('push'));
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.POST('/api/user.php', {
        params: { header: { 'Idempotency-Key': account.environment.createId() }, query: { push: '0' } },
        body: { endpoint },
        signal,
      }),
    account.signal,
  );
  return outcome.kind === 'ok' ? { status: 'saved' } : failureOf(outcome);
}

/** Asks for a push to all devices of the member, to see that it arrives. */
export async function tryPush(account: Account): Promise<SaveResult> {
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.POST('/api/notifications.php', {
        params: { header: { 'Idempotency-Key': account.environment.createId() } },
        body: { test: 'push' },
        signal,
      }),
    account.signal,
  );
  return outcome.kind === 'ok' ? { status: 'saved' } : failureOf(outcome);
}

async function attachOnce(account: Account, device: PushDevice): Promise<SaveResult> {
  const stored = await readPushRow(account);
  if (stored?.isSent && isSameDevice(stored.device, device)) return { status: 'saved' };
  await keepPushRow(account, device, false);
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.POST('/api/user.php', {
        params: { header: { 'Idempotency-Key': account.environment.createId() }, query: { push: '1' } },
        body: { subscription: device },
        signal,
      }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  await keepPushRow(account, device, true);
  return { status: 'saved' };
}

async function readPushRow(account: Account): Promise<{ device: PushDevice; isSent: boolean } | null> {
  try {
    const row = await account.database.meta.get('push');
    return isMetaRow(row) && row.key === 'push' ? row : null;
  } catch {
    // The database was closed by a logout, or lost.
    return null;
  }
}

/** Without room for the row the subscription is only sent again next time. */
async function keepPushRow(account: Account, device: PushDevice, isSent: boolean): Promise<void> {
  const { meta } = account.database;
  await writeAccount(account, [meta], () => meta.put({ key: 'push', device, isSent }));
}
