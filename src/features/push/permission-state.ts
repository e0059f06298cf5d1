/** Notification permission of this site in this browser. */
export type PermissionState =
  | 'granted'
  | 'denied'
  /** The user has not been asked yet. */
  | 'undecided'
  /** On iPhone and iPad, only installed apps can show notifications. */
  | 'needs_installing'
  | 'unsupported';

/**
 * @param browser.permission `Notification.permission`; null if notifications are unsupported
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

/** Returns the permission state of the current browser. */
export function readPermissionState(): PermissionState {
  const isPad = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
  return permissionState({
    permission: 'Notification' in window && 'serviceWorker' in navigator ? Notification.permission : null,
    isAppleMobile: isPad || /iPhone|iPad|iPod/.test(navigator.userAgent),
    isInstalled: window.matchMedia('(display-mode: standalone)').matches,
  });
}
