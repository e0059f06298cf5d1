import { LOCALE_COOKIE_NAME } from '../../../worker/public/constants.ts';
import { CONSENT_COOKIE_NAME, writeStorageCookie } from '../../data/storage-cookie.ts';

/** The language of the page, and what was answered about cookies: nothing of an account. */
const KEPT_COOKIES = [LOCALE_COOKIE_NAME, CONSENT_COOKIE_NAME];

/** Clears what this tab and this browser keep beside the databases, which the worker has deleted already. */
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
    // Where storage is refused there is nothing in it.
  }
}

async function unsubscribePush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // Without push there is no subscription; one that stays is refused by the server, which knows it no more.
  }
}
