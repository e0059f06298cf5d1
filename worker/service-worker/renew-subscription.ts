import { PUSH_SERVICE_WORKER_VERSION } from '../public/constants.ts';
import { sendInBackground } from './api-request.ts';
import { readSession } from './read-session.ts';

/**
 * Renews a subscription that the browser has dropped or changed, with the same key. If no tab is open, also sends it to
 * the account; otherwise the tabs do that, since they keep a record of it.
 */
export async function attachRenewed(
  scope: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: PushSubscriptionChangeEvent,
): Promise<void> {
  const session = await readSession();
  if (session?.status !== 'member') return;
  const subscription = newSubscription ?? (await subscribeAgain(scope, oldSubscription));
  if (subscription === null) return;
  const windows = await scope.clients.matchAll({ type: 'window' });
  if (windows.length > 0) return;
  const body = { subscription: { ...subscription.toJSON(), version: PUSH_SERVICE_WORKER_VERSION } };
  await sendInBackground(scope, '/api/user.php?push=1', body, crypto.randomUUID(), session.accountId);
}

/** Returns null if the browser does not reveal the key, or if the permission is gone. */
async function subscribeAgain(
  scope: ServiceWorkerGlobalScope,
  old: PushSubscription | null,
): Promise<PushSubscription | null> {
  const applicationServerKey = old?.options.applicationServerKey ?? null;
  if (applicationServerKey === null) return null;
  try {
    return await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch {
    return null;
  }
}
