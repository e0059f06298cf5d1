/** The one place that sets the badge of the app's icon, from pages and from the service worker; 0 clears it. */
export function setIconBadge(count: number): Promise<void> {
  // Missing in Firefox and on Android; refused where the app is not installed.
  if (!('setAppBadge' in navigator)) return Promise.resolve();
  return navigator.setAppBadge(count).catch(() => undefined);
}
