import { PUSH_SERVICE_WORKER_VERSION } from '../public/constants.ts';
import { sendInBackground } from './api-request.ts';
import { readSession } from './read-session.ts';

/**
 * The browser has dropped or changed the subscription: it is made anew with the same key. While no tab is open the
 * account is told from here; otherwise the tabs do, since they keep note of it.
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

/** Null where the browser does not say with which key, or the permission is gone. */
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
