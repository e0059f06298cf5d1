/** Sets the badge of the app icon; 0 clears it. Pages and the service worker set it only here. */
export function setIconBadge(count: number): Promise<void> {
  // Missing in Firefox and on Android; rejected if the app is not installed.
  if (!('setAppBadge' in navigator)) return Promise.resolve();
  return navigator.setAppBadge(count).catch(() => undefined);
}
