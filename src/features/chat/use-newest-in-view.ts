import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MessageRow } from '../../../worker/public/rows.ts';

/** Scrolled within this distance of the end counts as being there. */
const END_PX = 48;

interface NewestInView {
  onScroll: () => void;
  isAtEnd: boolean;
  /** Messages of the other member received while the end was out of view. */
  newCount: number;
  scrollToEnd: () => void;
}

interface LastSeen {
  key: string | undefined;
  /** Element of the newest message; it stays the same when others follow it. */
  element: Element | null;
  /** From its top edge to the end. */
  distancePx: number;
  isAtEnd: boolean;
}

/**
 * Keeps the end in view while it is in view, and the scroll position otherwise. The scroller is a reversed column: its
 * `scrollTop` is 0 at the end and negative above, so that content added at the top moves nothing.
 */
export function useNewestInView(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  messages: readonly MessageRow[],
  onReadingFrom: (order: number | null) => void,
): NewestInView {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [seenOrder, setSeenOrder] = useState(0);
  const newest = messages.at(-1);
  const last = useRef<LastSeen>({ key: newest?.key, element: null, distancePx: 0, isAtEnd: true });

  const scrollToEnd = () => {
    scroller.current?.scrollTo({ top: 0 });
  };

  useLayoutEffect(() => {
    const before = last.current;
    const isNewer = newest !== undefined && newest.key !== before.key;
    if (isNewer && before.key !== undefined && scroller.current !== null) {
      if (newest.fromMe) scroller.current.scrollTop = 0;
      else if (!before.isAtEnd)
        scroller.current.scrollTop -= distanceToEndPx(before.element, content.current) - before.distancePx;
    }
    const element = content.current?.lastElementChild ?? null;
    last.current = {
      ...before,
      key: newest?.key,
      element,
      distancePx: distanceToEndPx(element, content.current),
    };
  });

  const newestTheirs = messages.findLast((message) => !message.fromMe)?.order ?? 0;
  useEffect(() => {
    if (isAtEnd) setSeenOrder(newestTheirs);
  }, [isAtEnd, newestTheirs]);

  return {
    onScroll: () => {
      const atEnd = (scroller.current?.scrollTop ?? 0) > -END_PX;
      last.current.isAtEnd = atEnd;
      setIsAtEnd(atEnd);
      onReadingFrom(atEnd ? null : (messages[0]?.order ?? null));
    },
    isAtEnd,
    newCount: isAtEnd ? 0 : messages.filter((message) => !message.fromMe && message.order > seenOrder).length,
    scrollToEnd,
  };
}

function distanceToEndPx(element: Element | null, content: Element | null): number {
  if (element === null || content === null) return 0;
  return content.getBoundingClientRect().bottom - element.getBoundingClientRect().top;
}
