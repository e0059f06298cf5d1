import { useEffect, useRef } from 'react';

/** After the last event of a swipe, in browsers that do not tell its end (Safari before 26.2). */
const SWIPE_REST_MS = 120;

/** Handlers for an element that is swiped: `onRest` hears when it has come to rest. */
export function useScrollRest(onRest: () => void): { onScroll: () => void; onScrollEnd: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onScroll: () => {
      if ('onscrollend' in window) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(onRest, SWIPE_REST_MS);
    },
    onScrollEnd: onRest,
  };
}
