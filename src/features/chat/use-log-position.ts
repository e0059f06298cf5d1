import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MessageRow } from '../../../worker/public/rows.ts';
import type { LogEntry } from './log-entries.ts';
import type { MessageWindow } from './use-message-window.ts';

/** Scrolled within this distance of the end counts as being there. */
const END_PX = 48;
/** The window follows a reader who is this many messages from its middle: few rows come and go at a time. */
const STEP_MESSAGES = 12;

interface LogPosition {
  onScroll: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
  isAtEnd: boolean;
  /** Messages of the other member received while the end was out of view. */
  newCount: number;
  scrollToEnd: () => void;
  /** Reads more on both sides of what is in view. */
  recentre: () => void;
}

interface LogPositionOptions {
  scroller: RefObject<HTMLElement | null>;
  /** Its children are the entries, in their order. */
  rows: RefObject<HTMLElement | null>;
  entries: readonly LogEntry[];
  shown: MessageWindow;
  /** The other member's messages that have come in since the chat was opened. */
  arrived: readonly MessageRow[];
  /** Number of the visit to a message that is among these rows; null if the reader was sent to none of them. */
  sentVisit: number | null;
  /** Called with the order of a message in view once the reader is near the edge of the window; with null at the end. */
  onReadOn: (order: number | null) => void;
  /** Called when the window is too small for the screen. */
  onReachFurther: () => void;
}

/** A message that was in view, by which the view is kept when rows come and go around it. */
interface Anchor {
  key: string;
  order: number;
  /** From its top edge to the end of the rows. */
  distancePx: number;
}

interface LastSeen {
  newestKey: string | undefined;
  anchor: Anchor | null;
  /** Of the scroller, when the anchor was noted. */
  scrollTop: number;
  isAtEnd: boolean;
  /** The end was asked for, and its rows are being read. */
  isEndWanted: boolean;
  hasFocusInside: boolean;
  sentVisit: number | null;
}

/**
 * Keeps the end in view while it is in view, and otherwise the messages that are read, while the window of rows moves
 * along with the reader. The scroller is a reversed column: its `scrollTop` is 0 at the end and negative above, so that
 * content added at the top moves nothing.
 */
export function useLogPosition(options: LogPositionOptions): LogPosition {
  const { scroller, rows, entries, shown, arrived, sentVisit, onReadOn, onReachFurther } = options;
  const { newest, hasNewerRows } = shown;
  const [isAtEnd, setIsAtEnd] = useState(!hasNewerRows);
  const [seenOrder, setSeenOrder] = useState(0);
  const last = useRef<LastSeen>({
    newestKey: newest?.key,
    anchor: null,
    scrollTop: 0,
    isAtEnd: !hasNewerRows,
    isEndWanted: false,
    hasFocusInside: false,
    sentVisit: hasNewerRows ? sentVisit : null,
  });

  const goToEnd = () => {
    last.current.isEndWanted = hasNewerRows;
    if (hasNewerRows) onReadOn(null);
    else scroller.current?.scrollTo({ top: 0 });
  };
  const noteAnchor = () => {
    last.current.anchor = messageInView(scroller.current, rows.current, entries);
    last.current.scrollTop = scroller.current?.scrollTop ?? 0;
  };
  const recentre = () => {
    noteAnchor();
    const { anchor } = last.current;
    const isThere = anchor === null || anchor.order === shown.place.around;
    if (isThere || last.current.isAtEnd) onReachFurther();
    else onReadOn(anchor.order);
  };

  useLayoutEffect(() => {
    const before = last.current;
    const element = scroller.current;
    const isNewer = newest !== null && newest.key !== before.newestKey;
    const isOwn = isNewer && before.newestKey !== undefined && newest.fromMe;
    before.newestKey = newest?.key;
    if (element === null) return;
    // Sent far away from the end, where following it would lead back at once.
    if (hasNewerRows && sentVisit !== null && sentVisit !== before.sentVisit) {
      before.sentVisit = sentVisit;
      before.isAtEnd = false;
    }
    // At the end, so much may come in that it does not fit the window.
    if (hasNewerRows && (isOwn || before.isAtEnd)) {
      before.isEndWanted = true;
      onReadOn(null);
    } else if (isOwn || (before.isEndWanted && !hasNewerRows)) {
      before.isEndWanted = false;
      element.scrollTop = 0;
    } else if (!before.isAtEnd && before.anchor !== null) {
      const movedPx = distanceToEndPx(rowOf(before.anchor.key, entries, rows.current), rows.current);
      // Rows that are gone may have made the scroller shorter than the place where it was.
      const topmost = element.clientHeight - element.scrollHeight;
      const wasAt =
        element.scrollTop <= topmost + 1 ? Math.min(element.scrollTop, before.scrollTop) : element.scrollTop;
      if (movedPx !== null) element.scrollTop = wasAt - (movedPx - before.anchor.distancePx);
    }
    noteAnchor();
    // A row that is gone took the focus with it: the log itself goes on being read by the keyboard.
    if (before.hasFocusInside && document.activeElement === document.body) element.focus({ preventScroll: true });
  });

  const newestArrived = arrived.at(-1)?.order ?? 0;
  useEffect(() => {
    if (isAtEnd) setSeenOrder(newestArrived);
  }, [isAtEnd, newestArrived]);

  return {
    onScroll: () => {
      const endPx = -(scroller.current?.scrollTop ?? 0);
      const atEnd = endPx < END_PX && !hasNewerRows;
      noteAnchor();
      const hasLeft = last.current.isAtEnd && !atEnd;
      const hasArrived = !last.current.isAtEnd && atEnd;
      last.current.isAtEnd = atEnd;
      setIsAtEnd(atEnd);
      if (hasArrived) onReadOn(null);
      else if (hasLeft || (!last.current.isEndWanted && isFarFromMiddle(shown, last.current.anchor))) recentre();
    },
    onFocus: (event) => {
      last.current.hasFocusInside = event.target !== scroller.current;
    },
    onBlur: () => {
      // The browser may report the focus lost when its row is taken away, which is not the reader's doing.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) last.current.hasFocusInside = false;
      });
    },
    isAtEnd,
    newCount: isAtEnd ? 0 : arrived.filter((message) => message.order > seenOrder).length,
    scrollToEnd: goToEnd,
    recentre,
  };
}

/** Whether there is more to be read on the side of the window where the reader is. */
function isFarFromMiddle({ messages, place, hasOlderRows, hasNewerRows }: MessageWindow, at: Anchor | null): boolean {
  if (at === null) return false;
  const index = messages.findIndex(({ order }) => order >= at.order);
  const middle = place.around === null ? -1 : messages.findIndex(({ order }) => order >= (place.around ?? 0));
  const ahead = index - (middle === -1 ? messages.length : middle);
  return (ahead <= -STEP_MESSAGES && hasOlderRows) || (ahead >= STEP_MESSAGES && hasNewerRows);
}

/** Returns the message in the middle of the scroller; null if there is none. */
function messageInView(scroller: Element | null, rows: Element | null, entries: readonly LogEntry[]): Anchor | null {
  if (scroller === null || rows === null) return null;
  const box = scroller.getBoundingClientRect();
  const middlePx = (box.top + box.bottom) / 2;
  let from = 0;
  let to = entries.length - 1;
  while (from < to) {
    const index = Math.floor((from + to) / 2);
    const bottomPx = rows.children[index]?.getBoundingClientRect().bottom ?? middlePx;
    if (bottomPx < middlePx) from = index + 1;
    else to = index;
  }
  const entry = entries.slice(from).find(isMessage) ?? entries.findLast(isMessage);
  const distancePx = entry === undefined ? null : distanceToEndPx(rowOf(entry.key, entries, rows), rows);
  return entry === undefined || distancePx === null ? null : { key: entry.key, order: entry.message.order, distancePx };
}

function isMessage(entry: LogEntry): entry is Extract<LogEntry, { kind: 'message' }> {
  return entry.kind === 'message';
}

function rowOf(key: string, entries: readonly LogEntry[], rows: Element | null): Element | null {
  return rows?.children[entries.findIndex((entry) => entry.key === key)] ?? null;
}

function distanceToEndPx(row: Element | null, rows: Element | null): number | null {
  if (row === null || rows === null) return null;
  return rows.getBoundingClientRect().bottom - row.getBoundingClientRect().top;
}
