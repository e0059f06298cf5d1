const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Calls back on the user's first interaction with the page: visitors who only read its first lines download nothing
 * more. Returns a function that cancels it.
 */
export function whenUsed(run: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const onSign = () => {
    ended.abort();
    run();
  };
  for (const type of SIGNS) addEventListener(type, onSign, { signal, passive: true });
  return () => ended.abort();
}
