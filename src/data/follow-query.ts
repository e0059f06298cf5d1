import { Dexie, liveQuery } from 'dexie';
import { ToldTogether } from './told-together.ts';

/** What so few writes leave behind is little. Each poll tells two: an idle tab would read all its queries each minute. */
const WRITES_KEPT_MAX = 32;
const FORGET_AFTER_MS = 60_000;

/** Calls `run` after a while, unless the returned function is called before. */
type Later = (run: () => void) => () => void;

const afterAMinute: Later = (run) => {
  const timer = setTimeout(run, FORGET_AFTER_MS);
  return () => clearTimeout(timer);
};

const ofThisTab = new ToldTogether();

/**
 * Calls `onResult` with what `read` finds in the database, and again whenever what it read has been written, until the
 * returned function is called.
 *
 * Dexie's live query collects every write that does not concern it and lets go of them only when it reads again (4.4,
 * `accumMuts` in live-query.ts): with a dozen queries in each tab, a day of messages is megabytes. This one reads anew a
 * minute after so many writes, whether or not they concerned it: which of the two came last cannot be told from outside.
 *
 * The first result is told at once, later ones together with those of other queries that the same write concerns.
 */
export function followQuery<Result>(
  read: () => Promise<Result>,
  onResult: (result: Result) => void,
  onError: (error: unknown) => void,
  later = afterAMinute,
  together = ofThisTab,
): () => void {
  let cancelRenewal: (() => void) | null = null;
  let writes = 0;
  let stopCurrent = begin(() => undefined);

  function begin(whenRead: () => void): () => void {
    let onFirst: (() => void) | null = whenRead;
    let isStopped = false;
    // An async function, by which Dexie knows that native awaits may follow.
    const subscription = liveQuery(async () => await (onFirst === null ? together.read(read) : read())).subscribe({
      next: (result) => {
        if (onFirst === null) {
          together.tell(() => isStopped || onResult(result));
          return;
        }
        onFirst();
        onFirst = null;
        onResult(result);
      },
      error: onError,
    });
    return () => {
      isStopped = true;
      subscription.unsubscribe();
    };
  }

  function renew(): void {
    cancelRenewal = null;
    writes = 0;
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
    writes += 1;
    if (writes >= WRITES_KEPT_MAX) cancelRenewal ??= later(renew);
  }

  Dexie.on.storagemutated.subscribe(note);
  return () => {
    Dexie.on.storagemutated.unsubscribe(note);
    cancelRenewal?.();
    stopCurrent();
  };
}
