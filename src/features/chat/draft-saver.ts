export interface DraftSaver {
  /** Takes the text as it stands; saves it once nothing has changed for a while. */
  put: (text: string) => void;
  /** Saves now what waits. */
  flush: () => void;
}

/** Saves a text that changes with every key without a write for every key. */
export function createDraftSaver(save: (text: string) => void, delayMs: number): DraftSaver {
  let waiting: { text: string; timer: ReturnType<typeof setTimeout> } | null = null;
  const flush = () => {
    if (waiting === null) return;
    clearTimeout(waiting.timer);
    const { text } = waiting;
    waiting = null;
    save(text);
  };
  return {
    put: (text) => {
      if (waiting !== null) clearTimeout(waiting.timer);
      waiting = { text, timer: setTimeout(flush, delayMs) };
    },
    flush,
  };
}
