/** Delay in Safari, which lacks `requestIdleCallback`. */
const LATER_MS = 2000;
const TIMEOUT_MS = 5000;

/** Calls back once the page has loaded and is idle. Returns a function that cancels it. */
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
