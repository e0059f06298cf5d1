import { ACCOUNT_SCHEMA_VERSION } from './database-names.ts';

const PREFIX = 'rendezvous-worker';

/**
 * Returns the name of the Web Lock that a worker holds for its lifetime: a context that acquires it knows that the
 * worker is dead, whatever the cause. `workerName` is the name the worker was opened under. Other versions read the
 * schema version from the lock name.
 */
export function workerLockName(
  workerName: string,
  workerEpoch: string,
  schemaVersion: number = ACCOUNT_SCHEMA_VERSION,
): string {
  return `${PREFIX}/${workerName}/${workerEpoch}/schema-${schemaVersion}`;
}

/** Returns the held locks that belong to workers with a newer schema. */
export function newerWorkers(heldLockNames: readonly string[], schemaVersion: number): string[] {
  return heldLockNames.filter((name) => {
    const found = new RegExp(`^${PREFIX}/[^/]*/[^/]*/schema-(\\d{1,6})$`).exec(name)?.[1];
    return found !== undefined && Number(found) > schemaVersion;
  });
}

/**
 * Returns the name of a shared worker. Names are numbered: when a worker hangs, each of its tabs opens the next number,
 * so that they all meet there without coordination; the browser ends the hanging worker with the last of its tabs.
 */
export function sharedWorkerName(generation: number): string {
  return `shared-${generation}`;
}

/** Returns the highest number among the live shared workers, judging by the held locks; 1 if there is none. */
export function newestGeneration(heldLockNames: readonly string[]): number {
  const numbers = heldLockNames.flatMap((name) => {
    const found = new RegExp(`^${PREFIX}/shared-(\\d{1,6})/`).exec(name)?.[1];
    return found === undefined ? [] : [Number(found)];
  });
  return Math.max(1, ...numbers);
}
