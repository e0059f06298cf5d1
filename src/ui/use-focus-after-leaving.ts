import { type RefObject, useLayoutEffect } from 'react';
import { focusIfLost } from './focus-if-lost.ts';

/** Gives the focus on to the page's heading when an element goes that has it, as a notice with the button that ends it. */
export function useFocusAfterLeaving(place: RefObject<HTMLElement | null>): void {
  // Before it leaves the document, and the focus with it.
  useLayoutEffect(() => {
    const { current: element } = place;
    return () => {
      if (element?.contains(document.activeElement)) focusIfLost();
    };
  }, [place]);
}
