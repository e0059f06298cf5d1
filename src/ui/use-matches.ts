import { useCallback, useSyncExternalStore } from 'react';
import { BREAKPOINTS } from './breakpoints.ts';

/** Returns whether the window has this width, where a part is another one and not the same in another layout. */
export function useMatches(name: keyof typeof BREAKPOINTS): boolean {
  const query = BREAKPOINTS[name];
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
