import type { Environment } from '../environment.ts';
import { ACCOUNT_SCHEMA_VERSION } from '../public/database-names.ts';
import { newerWorkers } from '../public/worker-life.ts';

/** Grace period: after a reload into the older version, the page's previous worker may still be shutting down. */
const ENDING_LIMIT_MS = 2_000;

/**
 * Returns whether a worker with a newer schema is alive on this device, after waiting for any that is shutting down.
 */
export async function isNewerRunning(environment: Pick<Environment, 'locks' | 'after'>): Promise<boolean> {
  const newer = newerWorkers(await environment.locks.held(), ACCOUNT_SCHEMA_VERSION);
  if (newer.length === 0) return false;
  const waiting = new AbortController();
  const cancel = environment.after(ENDING_LIMIT_MS, () => waiting.abort());
  // Each lock is granted to this worker as soon as its holder is gone.
  await Promise.all(newer.map((name) => environment.locks.hold(name, waiting.signal, async () => {})));
  cancel();
  return newerWorkers(await environment.locks.held(), ACCOUNT_SCHEMA_VERSION).length > 0;
}
