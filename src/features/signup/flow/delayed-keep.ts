import type { SignupProgress } from '../../../../worker/public/worker-api.ts';

/** Quick enough for a reload, slow enough for typing. */
const KEEP_DELAY_MS = 300;

/** Keeps what is typed without a write for every key. */
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
      // At pagehide it is too late: the worker of the last tab ends with its page.
      window.addEventListener('beforeunload', flush);
    },
    drop,
    /** The page may not come back: keeps now what waits. Returns the function that ends it. */
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
