import { expose } from 'comlink';
import { createBackend } from './backend.ts';
import { createBrowserEnvironment } from './browser-environment.ts';
import { serveTabs } from './ports/serve.ts';

/**
 * Entry of the SharedWorker, and of the dedicated worker where SharedWorker is unavailable. Only exposes the calls to
 * each tab.
 */
const environment = createBrowserEnvironment(self);
const api = serveTabs(createBackend(environment), environment);

function isShared(scope: WorkerGlobalScope): scope is SharedWorkerGlobalScope {
  return 'onconnect' in scope;
}

if (isShared(self)) {
  const scope: SharedWorkerGlobalScope = self;
  scope.addEventListener('connect', (event) => {
    const port = event.ports[0];
    if (port !== undefined) expose(api, port);
  });
} else {
  expose(api);
}
