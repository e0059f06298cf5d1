import { useEffect, useRef } from 'react';

/** Delay after the last scroll event of a swipe, in browsers without `scrollend` (Safari before 26.2). */
const SWIPE_REST_MS = 120;

/** Returns handlers for an element that is swiped: `onRest` is called when it comes to rest. */
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
