/** How long the first installation of the service worker may take before push counts as not to be had. */
const REGISTRATION_WAIT_MS = 5_000;

/** The service worker's registration; null where there is none, or its registration failed. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  if (document.documentElement.dataset['serviceWorker'] === 'registration-failed') return null;
  try {
    const registered = await navigator.serviceWorker.getRegistration();
    if (registered?.active) return registered;
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), REGISTRATION_WAIT_MS));
    return await Promise.race([navigator.serviceWorker.ready, late]);
  } catch {
    // Refused where the browser blocks cookies.
    return null;
  }
}

/** The subscription that this browser has; null when there is none or it cannot be asked. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    return (await registration?.pushManager?.getSubscription()) ?? null;
  } catch {
    return null;
  }
}
