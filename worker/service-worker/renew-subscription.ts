import { PUSH_SERVICE_WORKER_VERSION } from '../public/constants.ts';
import { type BackgroundScope, sendInBackground } from './api-request.ts';
import { readSession } from './read-session.ts';

/** The parts of a service worker's scope that a renewal needs. */
export interface RenewalScope extends BackgroundScope {
  readonly clients: {
    matchAll(options: { type: 'window' }): Promise<readonly { readonly visibilityState: DocumentVisibilityState }[]>;
  };
  readonly registration: { readonly pushManager: Pick<PushManager, 'subscribe'> };
}

/** What the browser tells of a renewal. */
export interface Renewal {
  readonly oldSubscription: Pick<PushSubscription, 'options'> | null;
  readonly newSubscription: Pick<PushSubscription, 'toJSON'> | null;
}

/**
 * Renews a subscription that the browser has dropped or changed, with the same key. If no tab is on screen, also sends it
 * to the account; otherwise the tabs do that, since they keep a record of it. Hidden ones may be frozen.
 */
export async function attachRenewed(scope: RenewalScope, { oldSubscription, newSubscription }: Renewal): Promise<void> {
  const session = await readSession();
  if (session?.status !== 'member') return;
  const subscription = newSubscription ?? (await subscribeAgain(scope, oldSubscription));
  if (subscription === null) return;
  const windows = await scope.clients.matchAll({ type: 'window' });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const body = { subscription: { ...subscription.toJSON(), version: PUSH_SERVICE_WORKER_VERSION } };
  await sendInBackground(scope, '/api/user.php?push=1', body, crypto.randomUUID(), session.accountId);
}

/** Returns null if the browser does not reveal the key, or if the permission is gone. */
async function subscribeAgain(
  scope: RenewalScope,
  old: Renewal['oldSubscription'],
): Promise<Renewal['newSubscription']> {
  const applicationServerKey = old?.options.applicationServerKey ?? null;
  if (applicationServerKey === null) return null;
  try {
    return await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch {
    return null;
  }
}
