import { createContext, useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** A banner above the page that tells what is wrong and offers to try again: one button for all that failed with it. */
export interface BannerAbove {
  retry: () => void;
  /** What failed tells it in its own place, with that button; returned is what ends that. Null if it cannot. */
  giveWay: (() => () => void) | null;
  /** What it says of a server that does not answer as it should; null where something else is wrong. */
  says: string | null;
}

export const RetryAbove = createContext<BannerAbove | null>(null);

/**
 * Returns what a button beside the content that failed does; null while the banner above the page has the button. Asks
 * again by itself once that banner is gone.
 */
export function useOwnRetry(retry: () => void): (() => void) | null {
  const isAbove = useContext(RetryAbove) !== null;
  const wasAbove = useRef(isAbove);
  const askAgain = useEffectEvent(retry);
  useEffect(() => {
    if (wasAbove.current && !isAbove) askAgain();
    wasAbove.current = isAbove;
  }, [isAbove]);
  return isAbove ? null : retry;
}

/** The same for content that is all its page has: the banner gives way, and its button stands here. */
export function useRetryInPlace(retry: () => void): (() => void) | null {
  const above = useContext(RetryAbove);
  const own = useOwnRetry(retry);
  const giveWay = above?.giveWay ?? null;
  useLayoutEffect(() => giveWay?.(), [giveWay]);
  return own ?? (giveWay === null ? null : (above?.retry ?? null));
}

/** Returns what the banner above says of the server, so that all that failed with it says the same; null if nothing. */
export function useSaidAbove(): string | null {
  return useContext(RetryAbove)?.says ?? null;
}
