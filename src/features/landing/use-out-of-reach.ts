import { type RefObject, useEffect, useState } from 'react';

/** Tells whether neither an element nor the sign-up form of its page is in view. */
export function useOutOfReach(element: RefObject<Element | null>): boolean {
  const [isOutOfReach, setIsOutOfReach] = useState(false);
  useEffect(() => {
    const form = document.getElementById('signup-heading')?.closest('section');
    if (element.current === null || form == null) return;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setIsOutOfReach(inView.size === 0);
    });
    observer.observe(element.current);
    observer.observe(form);
    return () => observer.disconnect();
  }, [element]);
  return isOutOfReach;
}
