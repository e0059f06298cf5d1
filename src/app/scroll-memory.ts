const KEY = 'scroll-positions';
/** Waits this long for content to grow to where the reader was. */
const RESTORE_PATIENCE_MS = 2000;
const KEPT_ENTRIES = 50;

/** Puts the page where it was when going back, and at the top when going on. Returns the function that ends it. */
export function startScrollMemory(): () => void {
  history.scrollRestoration = 'manual';
  const positions = readPositions();
  const listening = new AbortController();
  const { signal } = listening;
  let entry = entryOfHistory() ?? markEntry();
  // A page that is opened anew stands at its top, unless its reader was quicker than this.
  const before = positions.get(entry) ?? 0;
  let stopRestoring = before === 0 ? () => undefined : restore(before);

  const note = () => {
    positions.delete(entry);
    positions.set(entry, window.scrollY);
  };
  // Wheel, touch and keys are the reader's own; a later jump would take the page out of their hands.
  for (const type of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(type, () => stopRestoring(), { signal, passive: true });
  }
  window.addEventListener('scroll', note, { signal, passive: true });
  window.addEventListener('pagehide', () => writePositions(positions), { signal });
  // Both events are sent by the router when it writes an address.
  window.addEventListener(
    'pushState',
    () => {
      entry = markEntry();
      stopRestoring();
      // What lies over the page leaves it where it is.
      if (isOverlay()) note();
      else window.scrollTo(0, 0);
    },
    { signal },
  );
  window.addEventListener('replaceState', () => (entry = entryOfHistory() ?? markEntry()), { signal });
  window.addEventListener(
    'popstate',
    () => {
      entry = entryOfHistory() ?? markEntry();
      stopRestoring();
      stopRestoring = restore(positions.get(entry) ?? 0);
    },
    { signal },
  );
  return () => {
    stopRestoring();
    listening.abort();
  };
}

/** Scrolls as soon as the page is high enough for it. */
function restore(top: number): () => void {
  if (top === 0) {
    window.scrollTo(0, 0);
    return () => undefined;
  }
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const attempt = () => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(stop, RESTORE_PATIENCE_MS);
  observer.observe(document.body);
  return stop;
}

function entryOfHistory(): string | null {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string'
    ? state.entry
    : null;
}

function isOverlay(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'overlay' in state;
}

function markEntry(): string {
  const entry = crypto.randomUUID();
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : null), entry }, '');
  return entry;
}

function readPositions(): Map<string, number> {
  const positions = new Map<string, number>();
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    for (const pair of Array.isArray(stored) ? stored : []) {
      if (Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number') {
        positions.set(pair[0], pair[1]);
      }
    }
  } catch {
    // Storage is refused or holds something else: positions last as long as the page.
  }
  return positions;
}

function writePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-KEPT_ENTRIES)));
  } catch {
    // No room: the next page load starts at the top.
  }
}
