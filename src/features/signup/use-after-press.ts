import { useRef } from 'react';

/**
 * Delays what would move a form under a pointer that is down: an error shown when a field loses focus to the submit button
 * pushes that button away, and the press is lost. `notePress` goes to the form's `onPointerDownCapture`.
 */
export function useAfterPress(): { notePress: () => void; afterPress: (run: () => void) => void } {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  const notePress = () => {
    if (isDown.current) return;
    isDown.current = true;
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      // The click comes after `pointerup`.
      setTimeout(() => {
        isDown.current = false;
        for (const run of waiting.current.splice(0)) run();
      });
    };
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, end, { signal: ended.signal });
  };
  const afterPress = (run: () => void) => {
    if (isDown.current) waiting.current.push(run);
    else run();
  };
  return { notePress, afterPress };
}
