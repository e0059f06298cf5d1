const PREFIX = 'rendezvous-worker';

/**
 * Name of the Web Lock that a worker holds for as long as it lives: who gets it knows that the worker is dead, however
 * it died. `workerName` is the one it was opened under.
 */
export function workerLockName(workerName: string, workerEpoch: string): string {
  return `${PREFIX}/${workerName}/${workerEpoch}`;
}

/**
 * Workers shared by all tabs have numbers for names. A tab whose worker hangs opens the next one, and so do all others
 * without a word between them; the browser ends the hanging one with the last of its tabs.
 */
export function sharedWorkerName(generation: number): string {
  return `shared-${generation}`;
}

/** The newest shared worker that lives, by the names of the locks that are held; 1 when there is none. */
export function newestGeneration(heldLockNames: readonly string[]): number {
  const numbers = heldLockNames.flatMap((name) => {
    const found = new RegExp(`^${PREFIX}/shared-(\\d{1,6})/`).exec(name)?.[1];
    return found === undefined ? [] : [Number(found)];
  });
  return Math.max(1, ...numbers);
}
