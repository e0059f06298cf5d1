export interface DraftSaver<Draft> {
  /** Takes the current draft; saves it once nothing has changed for a while. */
  put: (draft: Draft) => void;
  /** Saves a pending draft now. */
  flush: () => void;
}

/** Debounces saves of what changes with every keystroke. */
export function createDraftSaver<Draft = string>(save: (draft: Draft) => void, delayMs: number): DraftSaver<Draft> {
  let waiting: { draft: Draft; timer: ReturnType<typeof setTimeout> } | null = null;
  const flush = () => {
    if (waiting === null) return;
    clearTimeout(waiting.timer);
    const { draft } = waiting;
    waiting = null;
    save(draft);
  };
  return {
    put: (draft) => {
      if (waiting !== null) clearTimeout(waiting.timer);
      waiting = { draft, timer: setTimeout(flush, delayMs) };
    },
    flush,
  };
}
