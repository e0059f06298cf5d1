/** In Safari, which cannot tell when it is idle. */
const LATER_MS = 2000;
const TIMEOUT_MS = 5000;

/** Calls back once the page has loaded and has nothing else to do. Returns the function that calls it off. */
export function whenIdle(run: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const wait = () => {
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(run, LATER_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
      return;
    }
    const idle = window.requestIdleCallback(run, { timeout: TIMEOUT_MS });
    signal.addEventListener('abort', () => window.cancelIdleCallback(idle));
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
  return () => ended.abort();
}
