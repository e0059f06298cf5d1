import type { KeyboardEvent } from 'react';

/**
 * Moves the focus among the actions of the messages by arrow keys, so that the log is one stop for Tab however many
 * messages it has (WAI-ARIA, managing focus inside components): up and down from message to message, left and right in
 * one of them, Escape back to the log. From the log itself, either leads to the newest message in view.
 */
export function moveInLog(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const log = event.currentTarget;
  const next = nextFocus(log, event.target, event.key);
  if (next === null) return;
  event.preventDefault();
  next.focus();
}

function nextFocus(log: HTMLElement, from: EventTarget, key: string): HTMLElement | null {
  const groups = [...log.querySelectorAll('[data-message-actions]')]
    .map((group) => [...group.querySelectorAll('button')])
    .filter((group) => group.length > 0);
  if (from === log) {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
    return groups.findLast(([first]) => first !== undefined && isInView(first, log))?.[0] ?? null;
  }
  if (!(from instanceof HTMLButtonElement)) return null;
  const row = groups.findIndex((group) => group.includes(from));
  const group = groups[row];
  if (group === undefined) return null;
  const place = group.indexOf(from);
  switch (key) {
    case 'ArrowUp':
      return sameOf(groups[row - 1], place);
    case 'ArrowDown':
      return sameOf(groups[row + 1], place);
    case 'ArrowLeft':
      return group[place - 1] ?? null;
    case 'ArrowRight':
      return group[place + 1] ?? null;
    case 'Escape':
      return log;
    default:
      return null;
  }
}

function sameOf(group: readonly HTMLElement[] | undefined, place: number): HTMLElement | null {
  return group?.[place] ?? group?.[0] ?? null;
}

function isInView(element: Element, log: Element): boolean {
  const box = element.getBoundingClientRect();
  const view = log.getBoundingClientRect();
  return box.bottom <= view.bottom && box.top >= view.top;
}
