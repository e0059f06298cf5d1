import { type ComponentType, lazy } from 'react';

/** If the page is still there this long after a navigation began, the user has stayed and needs the code after all. */
const LEAVING_MS = 10_000;

/**
 * What fails because the page is left fails up to this long before the page is gone. Shorter than anybody notices who
 * waits for code that does not come.
 */
const LEFT_WITHIN_MS = 300;

/** The code of a page or part failed to load because of the network or an outdated page, not because of a bug. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Loads a chunk. Firefox and Safari abort pending loads as soon as a navigation begins, long before the next page
 * appears, and Firefox those too that began after it: such a failure says nothing about the server, and reloading would
 * cancel the navigation.
 *
 * @throws CodeNotLoaded
 */
export async function loadUnlessLeaving<Module>(load: () => Promise<Module>): Promise<Module> {
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  // Listens only during the load: not every browser keeps a page with such a listener in its back/forward cache. There
  // is no window, and no navigation, while prerendering.
  if (typeof window === 'undefined') return await load();
  const signs = ['beforeunload', 'pagehide'];
  for (const sign of signs) window.addEventListener(sign, note);
  try {
    return await load();
  } catch (error) {
    if (!isLeaving) await after(LEFT_WITHIN_MS);
    if (!isLeaving) throw new CodeNotLoaded(error);
    await after(LEAVING_MS);
    return await load();
  } finally {
    for (const sign of signs) window.removeEventListener(sign, note);
  }
}

function after(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

/** Returns a component whose code is loaded when it is first rendered. */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadUnlessLeaving(load));
}
