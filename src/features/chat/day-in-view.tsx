import { type RefObject, useEffect, useState } from 'react';
import type { LogEntry } from './log-entries.ts';
import styles from './message-log.module.css';
import { useDayName } from './use-day-name.ts';

/** How much of the upper edge a heading takes. */
const HEADING_ROOM_PX = 40;

interface DayInViewProps {
  scroller: RefObject<HTMLElement | null>;
  /** Its children are the entries, in their order. */
  rows: RefObject<HTMLElement | null>;
  entries: readonly LogEntry[];
}

/** Above older messages: the day of those at the upper edge, while their own heading is out of view. */
export function DayInView(props: DayInViewProps) {
  const dayStartMs = useDayAtTop(props);
  return dayStartMs === null ? null : <Shown dayStartMs={dayStartMs} />;
}

/** Readers have the headings between the messages. */
function Shown({ dayStartMs }: { dayStartMs: number }) {
  return (
    <p className={styles['day-in-view']} aria-hidden="true">
      {useDayName(dayStartMs)}
    </p>
  );
}

function useDayAtTop({ scroller, rows, entries }: DayInViewProps): number | null {
  const [dayStartMs, setDayStartMs] = useState<number | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = (): void => setDayStartMs(dayAtTop(element, rows.current, entries));
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, rows, entries]);
  return dayStartMs;
}

/** A heading at the upper edge is read there itself. */
function dayAtTop(scroller: Element, rows: Element | null, entries: readonly LogEntry[]): number | null {
  const topPx = scroller.getBoundingClientRect().top;
  let above: number | null = null;
  for (const [index, entry] of entries.entries()) {
    if (entry.kind !== 'day') continue;
    const row = rows?.children[index]?.getBoundingClientRect();
    if (row === undefined) return null;
    const middlePx = (row.top + row.bottom) / 2;
    if (middlePx > topPx) return middlePx < topPx + HEADING_ROOM_PX ? null : above;
    above = entry.dayStartMs;
  }
  return above;
}
