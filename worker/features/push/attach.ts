import { isSameDevice, type PushDevice } from '../../public/push-device.ts';
import { isMetaRow } from '../../public/row-doors.ts';
import type { SaveResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { type WriteResult, writeAccount } from '../../sync/write.ts';

/** Serialises the calls of each account, however many tabs report the same subscription. */
const underWay = new WeakMap<Account, Promise<SaveResult>>();

/**
 * Sends this browser's push subscription to the account, unless the account already has it (specification, sections 4
 * and 5). If the call fails, a later poll repeats it.
 */
export function attachPush(account: Account, device: PushDevice): Promise<SaveResult> {
  const before = underWay.get(account) ?? Promise.resolve();
  const attaching = before.then(() => attachOnce(account, device));
  underWay.set(account, attaching);
  return attaching;
}

/** Resends a subscription after an earlier attempt failed. */
export async function attachPendingPush(account: Account): Promise<void> {
  const row = await readPushRow(account);
  if (row !== null && !row.isSent) await attachPush(account, row.device);
}

/** Removes the subscription, so that this device receives no more news of this account. */
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

/** Sends a test push to all devices of the member. */
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
  // A subscription that the device cannot note would outlive the logout: it is not sent, and the next report tries again.
  const noted = await keepPushRow(account, device, false);
  if (noted.status === 'storage-failed') return noted;
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
  const kept = await keepPushRow(account, device, true);
  // Noted as not sent, it is sent again by a later poll, until there is room for the answer.
  return kept.status === 'storage-failed' ? kept : { status: 'saved' };
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

async function keepPushRow(account: Account, device: PushDevice, isSent: boolean): Promise<WriteResult<unknown>> {
  const { meta } = account.database;
  return await writeAccount(account, [meta], () => meta.put({ key: 'push', device, isSent }));
}
