import { type RefObject, useEffect, useState } from 'react';

/** Below this line a form has only begun: its button is still out of view. */
const BEGUN = '0px 0px -34% 0px';

/** Tells whether neither the sign-up form of the page nor `element`, if there is one, is in view. */
export function useOutOfReach(element: RefObject<Element | null> | null): boolean {
  const [isOutOfReach, setIsOutOfReach] = useState(false);
  useEffect(() => {
    const form = document.getElementById('signup-heading')?.closest('section');
    if (form == null) return;
    const isInView = new Map<Element, boolean>();
    const watch = (target: Element, rootMargin: string): IntersectionObserver => {
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting } of entries) isInView.set(target, isIntersecting);
          setIsOutOfReach(isInView.size === count && ![...isInView.values()].includes(true));
        },
        { rootMargin },
      );
      observer.observe(target);
      return observer;
    };
    const call = element?.current ?? null;
    const count = call === null ? 1 : 2;
    const observers = [watch(form, BEGUN), ...(call === null ? [] : [watch(call, '0px')])];
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, [element]);
  return isOutOfReach;
}
