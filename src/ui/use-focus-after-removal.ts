import { type RefObject, useEffect, useRef } from 'react';
import { focusIfLost } from './focus-if-lost.ts';

/**
 * Moves the focus when the focused entry of a list is removed: to the entry that takes its place, or to the page's
 * heading if none is left. Otherwise keyboard users would start again at the top of the page.
 *
 * @param entries selector of the entries
 * @param focused selector of the element to focus within an entry
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  count: number,
  { entries, focused }: { entries: string; focused: string },
): void {
  const focusedAt = useRef(-1);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const note = (event: FocusEvent) => {
      const { target } = event;
      const all = [...element.querySelectorAll(entries)];
      focusedAt.current = all.findIndex((entry) => target instanceof Node && entry.contains(target));
    };
    element.addEventListener('focusin', note);
    return () => element.removeEventListener('focusin', note);
  });
  const lastCount = useRef(count);
  useEffect(() => {
    const isFewer = count < lastCount.current;
    lastCount.current = count;
    if (!isFewer || focusedAt.current < 0) return;
    focusIfLost(() => {
      const places = list.current?.querySelectorAll<HTMLElement>(`${entries} ${focused}`) ?? [];
      return places[Math.min(focusedAt.current, places.length - 1)] ?? null;
    });
  }, [count, entries, focused, list]);
}
