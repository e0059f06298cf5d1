import { createBackend } from './backend.ts';
import type { Environment } from './environment.ts';
import { createLocksOfOne } from './in-page/locks-of-one.ts';
import { keepInMemory } from './in-page/memory-storage.ts';
import { createEndNotes, type MarkAccess } from './in-page/note-ends.ts';
import { PLATFORM } from './platform.ts';
import { serveTabs } from './ports/serve.ts';
import { IN_PAGE_WORKER_NAME } from './public/in-page-worker.ts';
import { parseSessionEvent, SESSION_CHANNEL } from './public/session.ts';
import { tabLockName } from './public/tab-lock.ts';
import type { WorkerApi } from './public/worker-api.ts';

export interface Page extends MarkAccess {
  tabId: string;
  /** Receives the session events that other pages and workers would receive. */
  onSession(message: unknown): void;
}

let served: WorkerApi | null = null;

/**
 * Runs the local backend on the page's main thread, for a browser that cannot store data: rows are kept in memory,
 * which a worker and a page do not share. There is one instance per page, isolated from other tabs.
 */
export function serveInPage(page: Page): WorkerApi {
  if (served === null) {
    keepInMemory();
    const environment = createEnvironment(page);
    served = serveTabs(createBackend(environment), environment);
  }
  return served;
}

function createEnvironment(page: Page): Environment {
  const { tabId, onSession } = page;
  const noteEnd = createEndNotes(page, () => indexedDB);
  return {
    ...PLATFORM,
    locks: createLocksOfOne(tabLockName(tabId)),
    openChannel: (name) => ({
      post(message) {
        if (name !== SESSION_CHANNEL) return;
        const event = parseSessionEvent(message);
        if (event !== null) noteEnd(event.session);
        onSession(message);
      },
      listen: () => undefined,
      close: () => undefined,
    }),
    workerName: IN_PAGE_WORKER_NAME,
    origin: location.origin,
  };
}
