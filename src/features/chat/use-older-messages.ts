import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadOlderMessages } from './commands.ts';

export type OlderState = 'idle' | 'loading' | 'offline' | 'failed';

interface OlderMessages {
  state: OlderState;
  show: () => void;
}

interface OlderOptions {
  conversationId: number;
  scroller: RefObject<HTMLElement | null>;
  /** Placed above the first message; coming near it loads older ones. */
  sentinel: RefObject<HTMLElement | null>;
  /** Number of messages shown. */
  count: number;
  hasOlderRows: boolean;
  isGrowing: boolean;
  hasOlder: boolean;
  /** Called to read further rows from the database. */
  grow: () => void;
}

const NEAR_PX = 600;

/** Loads older messages as the top comes near: from the database first, then from the server. */
export function useOlderMessages(options: OlderOptions): OlderMessages {
  const { conversationId, scroller, sentinel, count, hasOlderRows, isGrowing, hasOlder, grow } = options;
  const [state, setState] = useState<OlderState>('idle');
  const isBusy = useRef(false);
  const show = async () => {
    if (isBusy.current || isGrowing) return;
    if (hasOlderRows) {
      grow();
      return;
    }
    isBusy.current = true;
    setState('loading');
    const result = await loadOlderMessages(conversationId);
    isBusy.current = false;
    if (result === 'fetched') grow();
    setState(result === 'offline' ? 'offline' : result === 'failed' ? 'failed' : 'idle');
  };
  const latestShow = useRef(show);
  useEffect(() => {
    latestShow.current = show;
  });

  // After a failure only the button retries. A new observer reports whether the top is still near.
  const isAutomatic = (hasOlderRows || hasOlder) && state === 'idle' && !isGrowing && count > 0;
  useEffect(() => {
    const target = sentinel.current;
    if (!isAutomatic || target === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void latestShow.current();
      },
      { root: scroller.current, rootMargin: `${NEAR_PX}px 0px 0px 0px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [isAutomatic, scroller, sentinel]);
  return { state, show: () => void show() };
}
