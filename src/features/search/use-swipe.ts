import { type PointerEvent, useRef } from 'react';
import type { DeckChoice } from './deck-queue.ts';

/** A movement up to here is a press. */
const PRESS_PX = 8;
/** How far a card is drawn for a decision: a part of its width, at most this. */
const DECIDING_SHARE = 0.28;
const DECIDING_PX = 120;
/** A quick flick decides earlier. */
const FLICK_PX = 36;
const FLICK_PX_PER_MS = 0.6;

interface Drag {
  pointerId: number;
  startX: number;
  startY: number;
  startedAtMs: number;
  isDrawn: boolean;
}

export interface SwipeEnd {
  choice: DeckChoice;
  /** Where the card was let go, from its place. */
  atPx: number;
}

/** Returns what a sideways movement decides; null if it was too short. */
export function choiceAt(movedPx: number, { widthPx, lastedMs }: { widthPx: number; lastedMs: number }) {
  const distance = Math.abs(movedPx);
  const isFar = distance >= Math.min(DECIDING_PX, widthPx * DECIDING_SHARE);
  const isFlick = distance >= FLICK_PX && distance / Math.max(1, lastedMs) >= FLICK_PX_PER_MS;
  if (!isFar && !isFlick) return null;
  return movedPx > 0 ? 'like' : 'pass';
}

/**
 * Lets an element be drawn sideways with a finger, a pen or the mouse: to the right likes, to the left passes. It
 * follows through the custom property `--drawn`; `data-leaning` says what letting go would decide.
 */
export function useSwipe(onSwipe: (end: SwipeEnd) => void) {
  const drag = useRef<Drag | null>(null);
  /** The press that ends a drag must open nothing. */
  const wasDrawn = useRef(false);

  const rest = (element: HTMLElement) => {
    drag.current = null;
    element.style.removeProperty('--drawn');
    element.removeAttribute('data-leaning');
    element.removeAttribute('data-drawn');
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDrawn.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      const { pointerId, clientX: startX, clientY: startY, timeStamp: startedAtMs } = event;
      drag.current = { pointerId, startX, startY, startedAtMs, isDrawn: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (current === null || event.pointerId !== current.pointerId) return;
      const element = event.currentTarget;
      const movedPx = event.clientX - current.startX;
      if (!current.isDrawn) {
        if (Math.abs(movedPx) <= PRESS_PX || Math.abs(movedPx) < Math.abs(event.clientY - current.startY)) return;
        current.isDrawn = true;
        wasDrawn.current = true;
        element.setPointerCapture(event.pointerId);
        element.setAttribute('data-drawn', '');
      }
      element.style.setProperty('--drawn', `${movedPx}px`);
      const leaning = choiceAt(movedPx, { widthPx: element.clientWidth, lastedMs: Number.POSITIVE_INFINITY });
      if (leaning === null) element.removeAttribute('data-leaning');
      else element.setAttribute('data-leaning', leaning);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (current === null || event.pointerId !== current.pointerId) return;
      const atPx = event.clientX - current.startX;
      const lastedMs = event.timeStamp - current.startedAtMs;
      const choice = current.isDrawn ? choiceAt(atPx, { widthPx: event.currentTarget.clientWidth, lastedMs }) : null;
      rest(event.currentTarget);
      if (choice !== null) onSwipe({ choice, atPx });
    },
    // The browser has taken the movement for scrolling.
    onPointerCancel: (event: PointerEvent<HTMLElement>) => rest(event.currentTarget),
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!wasDrawn.current) return;
      wasDrawn.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
