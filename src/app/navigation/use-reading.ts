import { useEffect, useState } from 'react';

/** So far from its top a page is being read. */
const READ_FROM_PX = 96;
/** Less than this is the tremor of a finger. */
const MOVE_PX = 6;

/** True while the page is scrolled down; scrolling up ends it, and so does the page's top. */
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
