const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Calls back once somebody does something on the page: who only reads its first words pays for nothing more. Returns
 * the function that calls it off.
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
