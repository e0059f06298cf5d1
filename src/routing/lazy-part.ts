import { type ComponentType, lazy } from 'react';

/** If the page is still there this long after a navigation began, the user has stayed and needs the code after all. */
const LEAVING_MS = 10_000;

/** The code of a page or part failed to load because of the network or an outdated page, not because of a bug. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Loads a chunk. Firefox and Safari abort pending loads as soon as a navigation begins, long before the next page
 * appears: such a failure says nothing about the server, and reloading would cancel the navigation.
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
  window.addEventListener('beforeunload', note);
  try {
    return await load();
  } catch (error) {
    if (!isLeaving) throw new CodeNotLoaded(error);
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    return await load();
  } finally {
    window.removeEventListener('beforeunload', note);
  }
}

/** Returns a component whose code is loaded when it is first rendered. */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadUnlessLeaving(load));
}
