import { afterPause, type Page } from './next-chance.ts';

/** Whether a page has the row that its request has stored; open while it asks or reads, and after a failure. */
export type RowState = 'open' | 'there' | 'lost';

/** The live query may tell of the row a moment after the answer. */
export const SHOWS_UP_MS = 1_000;
const STAYS_MS = 30_000;
/** Own choice. A row that is gone so many times in a row does not stay: the page says so. */
export const ASKS_MAX = 3;

interface Steps {
  ask: () => void;
  setAsks: (asks: number) => void;
}

/**
 * Asks again for a row that is gone from under its page: a block in another tab deletes it, a full device, or a poll that
 * found it damaged. A hidden page asks when it is shown.
 *
 * @param asks how often this was done since a row has stayed
 * @returns what ends it
 */
export function followRow(state: RowState, asks: number, { ask, setAsks }: Steps, page: Page = document): () => void {
  if (state === 'lost' && asks < ASKS_MAX) {
    const again = () => {
      setAsks(asks + 1);
      ask();
    };
    return afterPause(SHOWS_UP_MS, again, page);
  }
  if (state !== 'there' || asks === 0) return () => {};
  const timer = setTimeout(() => setAsks(0), STAYS_MS);
  return () => clearTimeout(timer);
}
