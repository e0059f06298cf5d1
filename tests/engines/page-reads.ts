/**
 * Functions that the suite evaluates in pages. Their source is sent to the page, so they must not use anything from
 * this file, and must return JSON.
 */

/** Returns the text of the visible elements that match a selector, one element per line. */
export function readWords(selector: string): string {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.innerText)
    .join('\n');
}

/**
 * Marks the first visible element that matches the selector and whose text or label contains `name`, and scrolls it to
 * the middle: a driver presses what it finds inside the viewport, even where something covers it. Returns whether a
 * press would reach it: it stands where it stood when this was last asked, and nothing covers it.
 */
export function markNamed(selector: string, name: string): boolean {
  const before = document.querySelector('[data-engine-test]');
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility() && `${element.innerText} ${element.getAttribute('aria-label') ?? ''}`.includes(name),
  );
  const stoodAt = found === before ? before?.getAttribute('data-engine-test') : null;
  for (const marked of document.querySelectorAll('[data-engine-test]')) marked.removeAttribute('data-engine-test');
  if (found === undefined) return false;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  const place = [x, y, width, height].join();
  found.setAttribute('data-engine-test', place);
  return stoodAt === place && found.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Returns the id of the client that holds the poller lock, or null. */
export async function readPollerHolder(): Promise<string | null> {
  const { held } = await navigator.locks.query();
  return held?.find((lock) => lock.name === 'rendezvous-poller')?.clientId ?? null;
}

/** Returns the names of the account databases on this device. */
export async function readAccountDatabases(): Promise<string[]> {
  const databases = await indexedDB.databases();
  return databases.flatMap(({ name }) => (name?.startsWith('rendezvous-account-') ? [name] : []));
}

/** Counts the conversations that can be read offline; 0 before the account has a database. */
export async function countCachedConversations(): Promise<number> {
  const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('rendezvous-account-'))?.name;
  if (name === undefined) return 0;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const count = await new Promise<number>((resolve, reject) => {
    const request = database.transaction('conversations').objectStore('conversations').count();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  database.close();
  return count;
}

/** Requests a newer version of the account's database, as a later release of the app might. */
export async function openNewerDatabase(name: string): Promise<string> {
  return await new Promise((resolve) => {
    const request = indexedDB.open(name, 9_990);
    request.onsuccess = () => resolve('opened');
    request.onerror = () => resolve('failed');
  });
}

export async function isControlled(): Promise<boolean> {
  return navigator.serviceWorker.controller !== null;
}

export async function checkForUpdate(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.update();
}

/** Its state is not asked: WebKit tells a page of the change of place before that of the state. */
export async function isVersionWaiting(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration?.waiting);
}

/** Returns which of the optional platform features used by the app this engine has. */
export function readAbilities(): Record<string, boolean> {
  const registration = 'ServiceWorkerRegistration' in globalThis ? ServiceWorkerRegistration.prototype : {};
  return {
    SharedWorker: 'SharedWorker' in globalThis,
    'Web Locks': 'locks' in navigator,
    'Service Worker': 'serviceWorker' in navigator,
    'Push API': 'PushManager' in globalThis,
    'Notifications API': 'Notification' in globalThis,
    'Badging API': 'setAppBadge' in navigator,
    'Background Sync': 'sync' in registration,
    'install prompt': 'onbeforeinstallprompt' in globalThis,
    'persistent storage': 'persist' in (navigator.storage ?? {}),
    'Save-Data': 'connection' in navigator,
  };
}
