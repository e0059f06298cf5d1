import { useEffect, useState } from 'react';

/** Scrolled at least this far from the top, the page counts as being read. */
const READ_FROM_PX = 96;
/** Smaller movements are finger jitter. */
const MOVE_PX = 6;

/** Returns true while the reader scrolls down; scrolling up or reaching the top resets it. */
export function useReading(): boolean {
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    let lastPx = window.scrollY;
    const onScroll = () => {
      const atPx = window.scrollY;
      if (atPx >= READ_FROM_PX && Math.abs(atPx - lastPx) < MOVE_PX) return;
      setReading(atPx >= READ_FROM_PX && atPx > lastPx);
      lastPx = atPx;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isReading;
}
