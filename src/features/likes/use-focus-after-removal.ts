import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the entry that has the focus leaves a list, the focus goes to the one that takes its place, or to the heading
 * where none is left; else the keyboard would start again at the top of the page.
 *
 * @param entries selector of what is focused in each entry
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, count: number, entries: string): void {
  const focusedAt = useRef(-1);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const note = (event: FocusEvent) => {
      const { target } = event;
      focusedAt.current = [...element.children].findIndex((child) => target instanceof Node && child.contains(target));
    };
    element.addEventListener('focusin', note);
    return () => element.removeEventListener('focusin', note);
  });
  const lastCount = useRef(count);
  useEffect(() => {
    const isFewer = count < lastCount.current;
    lastCount.current = count;
    if (!isFewer || focusedAt.current < 0 || document.activeElement !== document.body) return;
    const places = list.current?.querySelectorAll<HTMLElement>(entries) ?? [];
    const next = places[Math.min(focusedAt.current, places.length - 1)];
    (next ?? document.querySelector<HTMLElement>('#main h1'))?.focus();
  }, [count, entries, list]);
}
