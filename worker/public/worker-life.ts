import { ACCOUNT_SCHEMA_VERSION } from './database-names.ts';

const PREFIX = 'rendezvous-worker';

/**
 * Name of the Web Lock that a worker holds for as long as it lives: who gets it knows that the worker is dead, however
 * it died. `workerName` is the one it was opened under. Other versions read from it which databases it works with.
 */
export function workerLockName(
  workerName: string,
  workerEpoch: string,
  schemaVersion: number = ACCOUNT_SCHEMA_VERSION,
): string {
  return `${PREFIX}/${workerName}/${workerEpoch}/schema-${schemaVersion}`;
}

/** The locks among those that are held of workers whose schema is newer. */
export function newerWorkers(heldLockNames: readonly string[], schemaVersion: number): string[] {
  return heldLockNames.filter((name) => {
    const found = new RegExp(`^${PREFIX}/[^/]*/[^/]*/schema-(\\d{1,6})$`).exec(name)?.[1];
    return found !== undefined && Number(found) > schemaVersion;
  });
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
