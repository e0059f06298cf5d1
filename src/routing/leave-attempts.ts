/** Where the member is about to navigate. */
export type LeaveAttempt =
  | { kind: 'path'; path: string }
  /** Back or forward by `delta` history entries. */
  | { kind: 'history'; delta: number };

/**
 * Blocks navigation away from this page and reports its target. The Navigation API covers links, code and back/forward;
 * browsers without it block links only. Closing and reloading trigger the browser's own prompt. Returns a function that
 * stops watching.
 */
export function watchLeaveAttempts(onAttempt: (attempt: LeaveAttempt) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (navigation instanceof EventTarget) {
    const hold = (event: Event) => {
      const attempt = event.cancelable ? attemptOf(navigation, event) : null;
      if (attempt === null) return;
      event.preventDefault();
      onAttempt(attempt);
    };
    navigation.addEventListener('navigate', hold, { signal });
  } else {
    const hold = (event: MouseEvent) => {
      const path = pathOfClick(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      onAttempt({ kind: 'path', path });
    };
    document.addEventListener('click', hold, { signal, capture: true });
  }
  return () => listening.abort();
}

/** Returns null if the navigation stays on the page, or leaves the document, which `beforeunload` handles. */
function attemptOf(navigation: EventTarget, event: Event): LeaveAttempt | null {
  const destination = readObject(event, 'destination');
  if (destination === null || Reflect.get(destination, 'sameDocument') !== true) return null;
  const address: unknown = Reflect.get(destination, 'url');
  if (typeof address !== 'string') return null;
  const url = new URL(address);
  if (url.pathname === location.pathname) return null;
  if (Reflect.get(event, 'navigationType') !== 'traverse') {
    return { kind: 'path', path: url.pathname + url.search + url.hash };
  }
  const to: unknown = Reflect.get(destination, 'index');
  const entry = readObject(navigation, 'currentEntry');
  const from: unknown = entry === null ? null : Reflect.get(entry, 'index');
  return typeof to === 'number' && typeof from === 'number' ? { kind: 'history', delta: to - from } : null;
}

function readObject(owner: object, name: string): object | null {
  const value: unknown = Reflect.get(owner, name);
  return typeof value === 'object' ? value : null;
}

function pathOfClick(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : link.pathname + link.search + link.hash;
}
