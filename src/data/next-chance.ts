import { followConnections } from './connection.ts';

/** Delay before the second try, which doubles with each further failure. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

export type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Calls `run` once when it is worth trying again what the worker could not do: as soon as this tab has reached a worker
 * anew, or after a pause. A hidden tab waits until it is shown, and runs no timer. Returns what cancels it.
 *
 * @param failures how often it has failed so far, at least once
 * @param follow calls a listener whenever the worker has been reached anew; returns what ends that
 */
export function atNextChance(
  failures: number,
  run: () => void,
  page: Page = document,
  follow: (listener: () => void) => () => void = followConnections,
): () => void {
  return afterPause(Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS), run, page, follow);
}

/** The same after a pause of that length. */
export function afterPause(
  pauseMs: number,
  run: () => void,
  page: Page = document,
  follow: (listener: () => void) => () => void = followConnections,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    unfollow();
    page.removeEventListener('visibilitychange', onVisibility);
  };
  const take = () => {
    if (page.visibilityState === 'hidden') return;
    cancel();
    run();
  };
  const onVisibility = () => {
    clearTimeout(timer);
    take();
  };
  const unfollow = follow(take);
  page.addEventListener('visibilitychange', onVisibility);
  if (page.visibilityState !== 'hidden') timer = setTimeout(take, pauseMs);
  return cancel;
}
