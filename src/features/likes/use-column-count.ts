import { type RefObject, useLayoutEffect, useState } from 'react';

/** Columns of a grid as it is laid out now; 1 until it is. */
export function useColumnCount(grid: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(1);
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const look = () => setCount(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return count;
}
