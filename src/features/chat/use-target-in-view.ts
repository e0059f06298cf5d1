import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Brings the message with the key into the middle of the view and focuses it, once: screen readers announce it, and it
 * stays marked until the focus moves on.
 *
 * @param content contains the messages; the one of the key has the attribute `data-target`
 */
export function useTargetInView(content: RefObject<HTMLElement | null>, key: string | null): void {
  const shownKey = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (key === null || shownKey.current === key) return;
    const element = content.current?.querySelector<HTMLElement>('[data-target]');
    if (element == null) return;
    shownKey.current = key;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  });
}
