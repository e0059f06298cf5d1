import { type MouseEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from 'react';

/** Before the browser's own answer to a finger that stays. */
const HELD_MS = 450;
/** A finger that stays moves a little. */
const STILL_PX = 10;
/** By then, the click that ends a press has come, if one comes. */
const CLICK_WITHIN_MS = 100;

interface Press {
  timer: ReturnType<typeof setTimeout>;
  x: number;
  y: number;
}

/** Does something when a finger stays on an element: a shorter way to what buttons and keys do as well. */
export function useLongPress(onHeld: (element: HTMLElement) => void) {
  const press = useRef<Press | null>(null);
  /** The press that opened something must follow no link. */
  const wasHeld = useRef(false);
  const rest = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { currentTarget, target, pointerType, isPrimary, clientX: x, clientY: y } = event;
      rest();
      wasHeld.current = false;
      const isOnButton = target instanceof Element && target.closest('button') !== null;
      if (pointerType !== 'touch' || !isPrimary || isOnButton) return;
      const held = () => {
        press.current = null;
        onHeld(currentTarget);
        wasHeld.current = true;
      };
      press.current = { timer: setTimeout(held, HELD_MS), x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      if (press.current === null) return;
      if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > STILL_PX) rest();
    },
    onPointerUp() {
      rest();
      setTimeout(() => {
        wasHeld.current = false;
      }, CLICK_WITHIN_MS);
    },
    onTouchEnd(event: TouchEvent<HTMLElement>) {
      // What a finger does to a mouse's focus would take it out of what was opened.
      if (wasHeld.current) event.preventDefault();
    },
    // The browser has taken the movement for scrolling.
    onPointerCancel: rest,
    onContextMenu(event: MouseEvent<HTMLElement>) {
      // The browser's own menu of a link would lie over what was opened; a mouse still gets it.
      if (press.current !== null || wasHeld.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!wasHeld.current) return;
      wasHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
