import { Dexie, liveQuery } from 'dexie';

const FORGET_AFTER_MS = 60_000;

/** Calls `run` after a while, unless the returned function is called before. */
type Later = (run: () => void) => () => void;

const afterAMinute: Later = (run) => {
  const timer = setTimeout(run, FORGET_AFTER_MS);
  return () => clearTimeout(timer);
};

/**
 * Calls `onResult` with what `read` finds in the database, and again whenever what it read has been written, until the
 * returned function is called.
 *
 * Dexie's live query collects every write that does not concern it and lets go of them only when it reads again (4.4,
 * `accumMuts` in live-query.ts): with a dozen queries in each tab, a day of messages is megabytes. This one reads anew a
 * minute after a write, whether or not it was concerned: which of the two came last cannot be told from outside.
 */
export function followQuery<Result>(
  read: () => Promise<Result>,
  onResult: (result: Result) => void,
  onError: (error: unknown) => void,
  later = afterAMinute,
): () => void {
  let cancelRenewal: (() => void) | null = null;
  let stopCurrent = begin(() => undefined);

  function begin(whenRead: () => void): () => void {
    let onFirst: (() => void) | null = whenRead;
    // An async function, by which Dexie knows that native awaits may follow.
    const subscription = liveQuery(async () => await read()).subscribe({
      next: (result) => {
        onFirst?.();
        onFirst = null;
        onResult(result);
      },
      error: onError,
    });
    return () => subscription.unsubscribe();
  }

  function renew(): void {
    cancelRenewal = null;
    const stopLast = stopCurrent;
    const stopNext = begin(() => {
      stopLast();
      // Not a word of the last one may remain: it holds what is to be let go of.
      stopCurrent = stopNext;
    });
    // The last one goes on until then, so that no write is missed in between.
    stopCurrent = () => {
      stopLast();
      stopNext();
    };
  }

  function note(): void {
    cancelRenewal ??= later(renew);
  }

  Dexie.on.storagemutated.subscribe(note);
  return () => {
    Dexie.on.storagemutated.unsubscribe(note);
    cancelRenewal?.();
    stopCurrent();
  };
}
