import type { Endpoint } from 'comlink';

export interface WorkerEndpoint {
  kind: 'shared' | 'dedicated';
  endpoint: Endpoint;
  close(): void;
}

/**
 * Opens the worker: shared by all tabs, or one for this tab where SharedWorker is missing or refused (Android before
 * Chrome 148, Firefox with cookies blocked, which throws). `onError` hears that its script did not load or run.
 */
export function openWorker(preferred: WorkerEndpoint['kind'], onError: () => void): WorkerEndpoint | null {
  return (preferred === 'shared' ? openShared(onError) : null) ?? openDedicated(onError);
}

function openShared(onError: () => void): WorkerEndpoint | null {
  if (typeof SharedWorker === 'undefined') return null;
  try {
    // Vite needs this very expression to find the worker.
    const worker = new SharedWorker(new URL('../../worker/shared-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', onError);
    return { kind: 'shared', endpoint: worker.port, close: () => worker.port.close() };
  } catch {
    return null;
  }
}

function openDedicated(onError: () => void): WorkerEndpoint | null {
  try {
    const worker = new Worker(new URL('../../worker/shared-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', onError);
    return { kind: 'dedicated', endpoint: worker, close: () => worker.terminate() };
  } catch {
    return null;
  }
}
