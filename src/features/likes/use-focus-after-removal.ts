import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the entry that has the focus leaves a list, the focus goes to the one that takes its place, or to the heading
 * where none is left; else the keyboard would start again at the top of the page.
 *
 * @param entries selector of the entries
 * @param focused selector of what is focused in each of them
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
    if (!isFewer || focusedAt.current < 0 || document.activeElement !== document.body) return;
    const places = list.current?.querySelectorAll<HTMLElement>(`${entries} ${focused}`) ?? [];
    const next = places[Math.min(focusedAt.current, places.length - 1)];
    (next ?? document.querySelector<HTMLElement>('#main h1'))?.focus();
  }, [count, entries, focused, list]);
}
