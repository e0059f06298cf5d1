import { setIconBadge } from '../public/icon-badge.ts';
import type { Session } from '../public/session.ts';
import { isOwn } from './compose-notice.ts';
import type { PushPayload } from './push-payload.ts';

/** The windows of the app, as the service worker finds them. */
interface Windows {
  matchAll(options: { type: 'window' }): Promise<readonly { readonly visibilityState: DocumentVisibilityState }[]>;
}

/**
 * Shows the number of a push on the app icon while nobody looks at the app. A page on screen counts by itself: it would
 * not take back a message that it has shown as it came in, as its own number has not changed.
 */
export async function showPushBadge(windows: Windows, payload: PushPayload, session: Session | null): Promise<void> {
  if (!isOwn(payload, session)) {
    if (session?.status === 'visitor') await setIconBadge(0);
    return;
  }
  const open = await windows.matchAll({ type: 'window' });
  if (open.every(({ visibilityState }) => visibilityState !== 'visible')) await setIconBadge(payload.badge);
}
