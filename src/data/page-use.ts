/** What a person does at a page. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const;

/** The page has just been opened by somebody. */
let lastUsedAtMs = performance.now();
let isFollowed = false;
const waiting = new Set<() => void>();

/** Returns how long nobody has been at this page. */
export function unusedForMs(): number {
  follow();
  return performance.now() - lastUsedAtMs;
}

/** Calls `listener` at the next sign that somebody is at this page. Returns what ends that. */
export function onNextUse(listener: () => void): () => void {
  follow();
  waiting.add(listener);
  return () => waiting.delete(listener);
}

function follow(): void {
  if (isFollowed) return;
  isFollowed = true;
  for (const sign of SIGNS) addEventListener(sign, note, { capture: true, passive: true });
}

function note(): void {
  lastUsedAtMs = performance.now();
  if (waiting.size === 0) return;
  const told = [...waiting];
  waiting.clear();
  for (const listener of told) listener();
}
