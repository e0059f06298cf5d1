import type { SignupProgress } from '../../../../worker/public/worker-api.ts';

/** Short enough for input to survive a reload, long enough to skip intermediate keystrokes. */
const KEEP_DELAY_MS = 300;

/** Debounces saving of typed input, so that not every keystroke causes a write. */
export function createDelayedKeep(keep: (progress: SignupProgress) => void) {
  let waiting: { progress: SignupProgress; timer: ReturnType<typeof setTimeout> } | null = null;

  function drop(): void {
    if (waiting !== null) clearTimeout(waiting.timer);
    waiting = null;
    window.removeEventListener('beforeunload', flush);
  }

  function flush(): void {
    const progress = waiting?.progress;
    drop();
    if (progress !== undefined) keep(progress);
  }

  return {
    put(progress: SignupProgress): void {
      drop();
      waiting = { progress, timer: setTimeout(flush, KEEP_DELAY_MS) };
      // `pagehide` would be too late: the worker terminates together with the last tab.
      window.addEventListener('beforeunload', flush);
    },
    drop,
    /** Flushes when the page is hidden, as it may never return. Returns a function that flushes and stops listening. */
    listen(): () => void {
      const flushHidden = () => {
        if (document.visibilityState === 'hidden') flush();
      };
      document.addEventListener('visibilitychange', flushHidden);
      window.addEventListener('pagehide', flush);
      return () => {
        document.removeEventListener('visibilitychange', flushHidden);
        window.removeEventListener('pagehide', flush);
        flush();
      };
    },
  };
}
