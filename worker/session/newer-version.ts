import type { Environment } from '../environment.ts';
import { ACCOUNT_SCHEMA_VERSION } from '../public/database-names.ts';
import { newerWorkers } from '../public/worker-life.ts';

/** The worker of a page that has just been loaded anew, now as the older version, is still ending. */
const ENDING_LIMIT_MS = 2_000;

/** Whether a worker of a newer schema lives on this device, also after what is ending has had its time. */
export async function isNewerRunning(environment: Pick<Environment, 'locks' | 'after'>): Promise<boolean> {
  const newer = newerWorkers(await environment.locks.held(), ACCOUNT_SCHEMA_VERSION);
  if (newer.length === 0) return false;
  const waiting = new AbortController();
  const cancel = environment.after(ENDING_LIMIT_MS, () => waiting.abort());
  // Each lock comes to this worker as soon as its holder is gone.
  await Promise.all(newer.map((name) => environment.locks.hold(name, waiting.signal, async () => {})));
  cancel();
  return newerWorkers(await environment.locks.held(), ACCOUNT_SCHEMA_VERSION).length > 0;
}
