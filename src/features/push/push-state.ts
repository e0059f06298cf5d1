/** State of push on this device (specification, section 4). */
export type PushState =
  /** Push is unavailable; `no-key`: the site has push disabled. */
  | { status: 'incapable'; cause: 'unsupported' | 'needs-installing' | 'no-key' }
  /** Capable, not subscribed: may be offered to a member (section 5). */
  | { status: 'not-subscribed'; key: string }
  | { status: 'subscribed' }
  | { status: 'denied' }
  /** The site's settings, and so the key, could not be loaded. */
  | { status: 'unknown' };

export interface PushFacts {
  /** Notification permission, as returned by `permissionState`. */
  permission: 'granted' | 'denied' | 'undecided' | 'needs_installing' | 'unsupported';
  /** A service worker is registered and supports push. */
  hasPushManager: boolean;
  isSubscribed: boolean;
  /** Public key from the settings: null if push is disabled, undefined if the settings are unknown. */
  key: string | null | undefined;
}

/** Derives the push state from the facts. */
export function pushState({ permission, hasPushManager, isSubscribed, key }: PushFacts): PushState {
  if (permission === 'needs_installing') return { status: 'incapable', cause: 'needs-installing' };
  if (permission === 'unsupported' || !hasPushManager) return { status: 'incapable', cause: 'unsupported' };
  if (key === null) return { status: 'incapable', cause: 'no-key' };
  if (permission === 'denied') return { status: 'denied' };
  if (isSubscribed && permission === 'granted') return { status: 'subscribed' };
  return key === undefined ? { status: 'unknown' } : { status: 'not-subscribed', key };
}

/** Returns whether to offer push: only to members, and only if it is available (specification, section 5). */
export function mayOfferPush(state: PushState, isMember: boolean): boolean {
  return isMember && state.status === 'not-subscribed';
}
