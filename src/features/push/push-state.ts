/** Push on this device, as section 4 of the specification has it. */
export type PushState =
  /** Not capable; `no-key`: the site has push switched off. */
  | { status: 'incapable'; cause: 'unsupported' | 'needs-installing' | 'no-key' }
  /** Capable, not subscribed: may be offered to a member (section 5). */
  | { status: 'not-subscribed'; key: string }
  | { status: 'subscribed' }
  | { status: 'denied' }
  /** Neither the settings of the site nor the browser could be asked. */
  | { status: 'unknown' };

export interface PushFacts {
  /** Whether this browser shows notifications, as `permissionState` has it. */
  permission: 'granted' | 'denied' | 'undecided' | 'needs_installing' | 'unsupported';
  /** A service worker is there and can take pushes. */
  hasPushManager: boolean;
  isSubscribed: boolean;
  /** Public key of the settings: null when push is off, undefined when the settings are not known. */
  key: string | null | undefined;
}

/** Which of the states the facts make. */
export function pushState({ permission, hasPushManager, isSubscribed, key }: PushFacts): PushState {
  if (permission === 'needs_installing') return { status: 'incapable', cause: 'needs-installing' };
  if (permission === 'unsupported' || !hasPushManager) return { status: 'incapable', cause: 'unsupported' };
  if (key === null) return { status: 'incapable', cause: 'no-key' };
  if (permission === 'denied') return { status: 'denied' };
  if (isSubscribed && permission === 'granted') return { status: 'subscribed' };
  return key === undefined ? { status: 'unknown' } : { status: 'not-subscribed', key };
}

/** Push is offered to members only, and where it can be had (specification, section 5). */
export function mayOfferPush(state: PushState, isMember: boolean): boolean {
  return isMember && state.status === 'not-subscribed';
}
