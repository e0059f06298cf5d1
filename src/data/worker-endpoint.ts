import type { Endpoint } from 'comlink';
import type { Page } from '../../worker/in-page.ts';
import { IN_PAGE_WORKER_NAME } from '../../worker/public/in-page-worker.ts';
import { newestGeneration, sharedWorkerName } from '../../worker/public/worker-life.ts';

export interface WorkerEndpoint {
  kind: 'shared' | 'dedicated' | 'in-page';
  /** The name the worker was opened under; the name of the worker's lock is derived from it. */
  name: string;
  endpoint: Endpoint;
  close(): void;
}

export type WorkerChoice =
  /** The shared worker of this generation, or a dedicated one if SharedWorker is missing or refused. */
  | { kind: 'shared'; generation: number }
  | { kind: 'dedicated' }
  /** Runs in the page itself if nothing can be stored. */
  | { kind: 'in-page'; page: Page };

const DEDICATED_NAME = 'own';

/**
 * Opens the worker: shared by all tabs, or dedicated to this tab if SharedWorker is missing or refused (Android before
 * Chrome 148; Firefox with cookies blocked, which throws). `onError` is called if its script fails to load or run.
 */
export async function openWorker(choice: WorkerChoice, onError: () => void): Promise<WorkerEndpoint | null> {
  if (choice.kind === 'in-page') return await openInPage(choice.page);
  return (choice.kind === 'shared' ? openShared(choice.generation, onError) : null) ?? openDedicated(onError);
}

/** Returns the generation of the newest live shared worker: older ones hang. */
export async function findGeneration(): Promise<number> {
  const { held } = await navigator.locks.query();
  return newestGeneration((held ?? []).flatMap(({ name }) => name ?? []));
}

function openShared(generation: number, onError: () => void): WorkerEndpoint | null {
  if (typeof SharedWorker === 'undefined') return null;
  const name = sharedWorkerName(generation);
  try {
    // Vite needs exactly this expression to find the worker.
    const worker = new SharedWorker(new URL('../../worker/shared-worker.ts', import.meta.url), {
      type: 'module',
      name,
    });
    worker.addEventListener('error', onError);
    return { kind: 'shared', name, endpoint: worker.port, close: () => worker.port.close() };
  } catch {
    return null;
  }
}

function openDedicated(onError: () => void): WorkerEndpoint | null {
  const name = DEDICATED_NAME;
  try {
    const worker = new Worker(new URL('../../worker/shared-worker.ts', import.meta.url), { type: 'module', name });
    worker.addEventListener('error', onError);
    return { kind: 'dedicated', name, endpoint: worker, close: () => worker.terminate() };
  } catch {
    return null;
  }
}

/** Returns null if its code fails to load; the next call retries. */
async function openInPage(page: Page): Promise<WorkerEndpoint | null> {
  try {
    const [{ serveInPage }, { expose }] = await Promise.all([import('../../worker/in-page.ts'), import('comlink')]);
    const { port1, port2 } = new MessageChannel();
    expose(serveInPage(page), port1);
    const close = () => port2.close();
    return { kind: 'in-page', name: IN_PAGE_WORKER_NAME, endpoint: port2, close };
  } catch {
    return null;
  }
}
