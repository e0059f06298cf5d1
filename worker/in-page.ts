import { createBackend } from './backend.ts';
import type { Environment } from './environment.ts';
import { createLocksOfOne } from './in-page/locks-of-one.ts';
import { keepInMemory } from './in-page/memory-storage.ts';
import { PLATFORM } from './platform.ts';
import { serveTabs } from './ports/serve.ts';
import { IN_PAGE_WORKER_NAME } from './public/in-page-worker.ts';
import { SESSION_CHANNEL } from './public/session.ts';
import { tabLockName } from './public/tab-lock.ts';
import type { WorkerApi } from './public/worker-api.ts';

export interface Page {
  tabId: string;
  /** Hears what other pages and workers would hear of the session. */
  onSession(message: unknown): void;
}

let served: WorkerApi | null = null;

/**
 * The local backend in the page's own thread, for a browser that stores nothing: rows are kept in memory, which a
 * worker and a page do not share. There is one for the life of the page, and no other tab knows of it.
 */
export function serveInPage(page: Page): WorkerApi {
  if (served === null) {
    keepInMemory();
    const environment = createEnvironment(page);
    served = serveTabs(createBackend(environment), environment);
  }
  return served;
}

function createEnvironment({ tabId, onSession }: Page): Environment {
  return {
    ...PLATFORM,
    locks: createLocksOfOne(tabLockName(tabId)),
    openChannel: (name) => ({
      post(message) {
        if (name === SESSION_CHANNEL) onSession(message);
      },
      listen: () => undefined,
      close: () => undefined,
    }),
    workerName: IN_PAGE_WORKER_NAME,
    origin: location.origin,
  };
}
