import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';

/** Whether a banner above the page tells what is wrong and offers to try again: one button for all that failed with it. */
export const RetryAbove = createContext(false);

/**
 * Returns what a button beside the content that failed does; null while the banner above the page has the button. Asks
 * again by itself once that banner is gone.
 */
export function useOwnRetry(retry: () => void): (() => void) | null {
  const isAbove = useContext(RetryAbove);
  const wasAbove = useRef(isAbove);
  const askAgain = useEffectEvent(retry);
  useEffect(() => {
    if (wasAbove.current && !isAbove) askAgain();
    wasAbove.current = isAbove;
  }, [isAbove]);
  return isAbove ? null : retry;
}
