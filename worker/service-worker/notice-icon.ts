import { ICON_FETCH_TIMEOUT_MS } from '../public/constants.ts';

const SITE_ICON_URL = '/icons/icon-192.png';

/**
 * Returns the icon URL of a notification: the sender's picture if it loads within 1500 ms (specification, section 9),
 * otherwise the site's icon. Loading the picture puts it in the HTTP cache, where the notification finds it.
 */
export async function noticeIcon(picture: string | null, fetch: typeof globalThis.fetch): Promise<string> {
  if (picture === null) return SITE_ICON_URL;
  try {
    const response = await fetch(picture, { signal: AbortSignal.timeout(ICON_FETCH_TIMEOUT_MS), mode: 'no-cors' });
    if (!response.ok && response.type !== 'opaque') return SITE_ICON_URL;
    if (response.type !== 'opaque') await response.arrayBuffer();
    return picture;
  } catch {
    return SITE_ICON_URL;
  }
}
