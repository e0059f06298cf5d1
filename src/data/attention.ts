/** How long after the last sign of a person the page counts as looked at. */
const LOOKED_AT_MS = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll', 'focus', 'visibilitychange'];

export interface Attention {
  /** There was a sign of a person a short while ago. */
  isThere(): boolean;
  /** Resolves with the next sign; one that was asked for before is forgotten. */
  untilSign(): Promise<void>;
}

/** Notes the signs of a person in a page until `signal` is aborted; to begin with, somebody is there. */
export function watchAttention(page: EventTarget, nowMs: () => number, signal: AbortSignal): Attention {
  let lastAtMs = nowMs();
  let onSign: (() => void) | null = null;
  const note = () => {
    lastAtMs = nowMs();
    onSign?.();
    onSign = null;
  };
  for (const type of SIGNS) page.addEventListener(type, note, { capture: true, passive: true, signal });
  return {
    isThere: () => nowMs() - lastAtMs < LOOKED_AT_MS,
    untilSign: () =>
      new Promise((resolve) => {
        onSign = resolve;
      }),
  };
}
