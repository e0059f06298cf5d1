import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MessageRow } from '../../../worker/public/database.ts';

/** So near to the end counts as being there. */
const END_PX = 48;

interface NewestInView {
  onScroll: () => void;
  isAtEnd: boolean;
  /** Messages of the other member that came while the end was out of view. */
  newCount: number;
  scrollToEnd: () => void;
}

/**
 * Keeps the end in view while it is, and the place while it is not. The scroller is a reversed column: its `scrollTop`
 * is 0 at the end and negative above, so that what is added at the top moves nothing.
 */
export function useNewestInView(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  messages: readonly MessageRow[],
): NewestInView {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [seenOrder, setSeenOrder] = useState(0);
  const newest = messages.at(-1);
  const last = useRef({ key: newest?.key, heightPx: 0, isAtEnd: true });

  const scrollToEnd = () => {
    scroller.current?.scrollTo({ top: 0 });
  };

  useLayoutEffect(() => {
    const heightPx = content.current?.scrollHeight ?? 0;
    const before = last.current;
    const isNewer = newest !== undefined && newest.key !== before.key;
    if (isNewer && before.key !== undefined && scroller.current !== null) {
      if (newest.fromMe) scroller.current.scrollTop = 0;
      else if (!before.isAtEnd) scroller.current.scrollTop -= heightPx - before.heightPx;
    }
    last.current = { ...before, key: newest?.key, heightPx };
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
    },
    isAtEnd,
    newCount: isAtEnd ? 0 : messages.filter((message) => !message.fromMe && message.order > seenOrder).length,
    scrollToEnd,
  };
}
