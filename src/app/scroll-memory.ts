const KEY = 'scroll-positions';
/** How long to wait for the content to grow to the reader's position. */
const RESTORE_PATIENCE_MS = 2000;
const KEPT_ENTRIES = 50;

/**
 * Restores the scroll position on back navigation and starts at the top on forward navigation. Returns a function that
 * stops it.
 */
export function startScrollMemory(): () => void {
  history.scrollRestoration = 'manual';
  const positions = readPositions();
  const listening = new AbortController();
  const { signal } = listening;
  let entry = entryOfHistory() ?? markEntry();
  // A newly opened page is already at the top: scrolling it there would undo what the reader has scrolled since.
  const before = positions.get(entry) ?? 0;
  let restoring = before === 0 ? NOTHING_TO_RESTORE : restore(before);

  const note = () => {
    positions.delete(entry);
    positions.set(entry, window.scrollY);
  };
  // A page on its way to its position keeps that: it is scrolled as far as it reaches meanwhile.
  const noteThere = () => {
    if (restoring.isDone) note();
  };
  // Wheel, touch and keys are the reader's own input; a later jump would interrupt it.
  for (const type of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(type, () => restoring.stop(), { signal, passive: true });
  }
  window.addEventListener('scroll', noteThere, { signal, passive: true });
  window.addEventListener('pagehide', () => writePositions(positions), { signal });
  // The router dispatches both events when it writes an address.
  window.addEventListener(
    'pushState',
    () => {
      // A click in the frame of a scroll comes before the scroll event.
      noteThere();
      entry = markEntry();
      restoring.stop();
      // An overlay leaves the page's position as it is.
      if (isOverlay()) note();
      else window.scrollTo(0, 0);
    },
    { signal },
  );
  window.addEventListener('replaceState', () => (entry = entryOfHistory() ?? markEntry()), { signal });
  window.addEventListener(
    'popstate',
    () => {
      const known = entryOfHistory();
      if (known === null && location.hash !== '') {
        // A link within the page, which the browser scrolls: Firefox has done so before it tells, Chromium does it next.
        restoring.stop();
        entry = markEntry();
        return;
      }
      noteThere();
      entry = known ?? markEntry();
      restoring.stop();
      restoring = restore(positions.get(entry) ?? 0);
    },
    { signal },
  );
  return () => {
    restoring.stop();
    listening.abort();
  };
}

interface Restoring {
  /** Whether the page is where it should be, or is no longer being moved there. */
  readonly isDone: boolean;
  stop(): void;
}

const NOTHING_TO_RESTORE: Restoring = { isDone: true, stop: () => undefined };

/** Scrolls to `top`, repeatedly until the page is tall enough. */
function restore(top: number): Restoring {
  if (top === 0) {
    window.scrollTo(0, 0);
    return NOTHING_TO_RESTORE;
  }
  let isDone = false;
  const stop = () => {
    isDone = true;
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
  return {
    get isDone() {
      return isDone;
    },
    stop,
  };
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
    // Storage is refused or corrupt: positions last as long as the page.
  }
  return positions;
}

function writePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-KEPT_ENTRIES)));
  } catch {
    // Storage is full or refused: the next page load starts at the top.
  }
}
