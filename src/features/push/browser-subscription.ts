/** How long to wait for the first installation of the service worker before push counts as unavailable. */
const REGISTRATION_WAIT_MS = 5_000;

/** Returns the service worker registration; null if there is none or registering failed. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  if (document.documentElement.dataset['serviceWorker'] === 'registration-failed') return null;
  try {
    const registered = await navigator.serviceWorker.getRegistration();
    if (registered?.active) return registered;
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), REGISTRATION_WAIT_MS));
    return await Promise.race([navigator.serviceWorker.ready, late]);
  } catch {
    // Throws if the browser blocks cookies.
    return null;
  }
}

/** Returns this browser's push subscription; null if there is none or it cannot be read. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    return (await registration?.pushManager?.getSubscription()) ?? null;
  } catch {
    return null;
  }
}
