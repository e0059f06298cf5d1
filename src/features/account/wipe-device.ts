import { LOCALE_COOKIE_NAME } from '../../../worker/public/constants.ts';
import { MEMBER_COOKIE_NAME } from '../../data/member-hint.ts';
import { CONSENT_COOKIE_NAME, writeStorageCookie } from '../../data/storage-cookie.ts';

/**
 * The page's language and the cookie consent, which belong to no account, and the mark of the member, which may note that
 * its databases are still to be deleted.
 */
const KEPT_COOKIES = [LOCALE_COOKIE_NAME, CONSENT_COOKIE_NAME, MEMBER_COOKIE_NAME];

/** Clears what this tab and this browser store besides the databases, which the worker has already deleted. */
export async function wipeDevice(): Promise<void> {
  for (const storage of [() => localStorage, () => sessionStorage]) clearSafely(storage);
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (name !== '' && !KEPT_COOKIES.includes(name)) writeStorageCookie(name, null);
  }
  await unsubscribePush();
}

function clearSafely(storage: () => Storage): void {
  try {
    storage().clear();
  } catch {
    // If storage is refused, there is nothing in it.
  }
}

async function unsubscribePush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // Without push there is no subscription; a leftover one is rejected by the server, which no longer knows it.
  }
}
