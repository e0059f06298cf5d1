import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Brings the message with the key into the middle of the view and focuses it, once a visit: screen readers announce it,
 * and it stays marked until the focus moves on.
 *
 * @param content contains the messages; the one of the key has the attribute `data-target`
 * @param visit counts how often the reader was sent to a message
 */
export function useTargetInView(content: RefObject<HTMLElement | null>, key: string | null, visit: number): void {
  const shownVisit = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (key === null || shownVisit.current === visit) return;
    const element = content.current?.querySelector<HTMLElement>('[data-target]');
    if (element == null) return;
    shownVisit.current = visit;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  });
}
