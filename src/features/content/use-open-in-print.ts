import { type RefObject, useEffect } from 'react';

/** Opens the closed `details` in an element for as long as the page is printed: closed ones print without their text. */
export function useOpenInPrint(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(place.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const one of opened) one.open = true;
    };
    const close = () => {
      for (const one of opened) one.open = false;
      opened = [];
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, [place]);
}
