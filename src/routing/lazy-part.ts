import { type ComponentType, lazy } from 'react';

/** Who still is here that long after asking for another page has stayed, and needs the code after all. */
const LEAVING_MS = 10_000;

/** The code of a page or part could not be had: the network's fault, or an old page's, not the page's. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Loads a chunk. Firefox and Safari cut off what still loads as soon as another page is asked for, long before that
 * page comes: such a failure says nothing of the server, and reloading would call the next page off.
 *
 * @throws CodeNotLoaded
 */
export async function loadUnlessLeaving<Module>(load: () => Promise<Module>): Promise<Module> {
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  // Not for longer than the load takes: not every browser keeps a page that listens for the way back. Where pages are
  // prerendered nobody leaves.
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

/** A part of a page whose code is loaded when it is first shown. */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadUnlessLeaving(load));
}
