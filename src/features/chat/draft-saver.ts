import { atNextChance } from '../../data/next-chance.ts';

/** `later`: nothing was stored, but a later try may; `settled`: it was stored, or will never be. */
export type SaveEnd = 'settled' | 'later';

export interface DraftSaver<Draft> {
  /** Takes the current draft; saves it once nothing has changed for a while. */
  put: (draft: Draft) => void;
  /** Saves a pending draft now, also one that could not be saved before. */
  flush: () => void;
  /** Gives up a pending draft, as once it was sent. */
  drop: () => void;
  /** Saves a pending draft now, for the last time: what fails then is not tried again. */
  end: () => void;
}

interface SaverOptions<Draft> {
  save: (draft: Draft) => Promise<SaveEnd>;
  delayMs: number;
  /** Calls `run` once when a further try is worth it; returns what cancels that. */
  wait?: (failures: number, run: () => void) => () => void;
}

/**
 * Debounces saves of what changes with every keystroke. A draft that could not be saved is tried again by itself until
 * it is, or until a newer one takes its place.
 */
export function createDraftSaver<Draft = string>(options: SaverOptions<Draft>): DraftSaver<Draft> {
  const { save, delayMs, wait = atNextChance } = options;
  // What is to be saved, and what cancels the wait for that.
  let pending: { draft: Draft; cancel: () => void } | null = null;
  let failures = 0;
  let puts = 0;
  let isEnded = false;

  const run = async (draft: Draft) => {
    const savedPut = puts;
    const end = await save(draft);
    failures = end === 'later' ? failures + 1 : 0;
    if (end === 'settled' || isEnded || puts !== savedPut || pending !== null) return;
    pending = { draft, cancel: wait(failures, flush) };
  };
  const flush = () => {
    if (pending === null) return;
    const { draft, cancel } = pending;
    cancel();
    pending = null;
    void run(draft);
  };
  const drop = () => {
    pending?.cancel();
    pending = null;
    puts += 1;
  };
  return {
    put: (draft) => {
      drop();
      isEnded = false;
      const timer = setTimeout(flush, delayMs);
      pending = { draft, cancel: () => clearTimeout(timer) };
    },
    flush,
    drop,
    end: () => {
      isEnded = true;
      flush();
    },
  };
}
