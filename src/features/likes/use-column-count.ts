import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the grid's current number of columns; 1 until it has been laid out. */
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
