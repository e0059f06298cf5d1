/** What this browser does with notifications of this site. */
export type PermissionState =
  | 'granted'
  | 'denied'
  /** Nobody has asked yet. */
  | 'undecided'
  /** On an iPhone or iPad only an installed app may show any. */
  | 'needs_installing'
  | 'unsupported';

/**
 * @param browser.permission `Notification.permission`; null where there are no notifications
 * @param browser.isAppleMobile an iPhone or iPad
 * @param browser.isInstalled opened from the home screen
 */
export function permissionState(browser: {
  permission: string | null;
  isAppleMobile: boolean;
  isInstalled: boolean;
}): PermissionState {
  const { permission, isAppleMobile, isInstalled } = browser;
  if (isAppleMobile && !isInstalled) return 'needs_installing';
  if (permission === null) return 'unsupported';
  if (permission === 'granted' || permission === 'denied') return permission;
  return 'undecided';
}

/** The state of the browser that this page runs in. */
export function readPermissionState(): PermissionState {
  const isPad = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
  return permissionState({
    permission: 'Notification' in window && 'serviceWorker' in navigator ? Notification.permission : null,
    isAppleMobile: isPad || /iPhone|iPad|iPod/.test(navigator.userAgent),
    isInstalled: window.matchMedia('(display-mode: standalone)').matches,
  });
}
