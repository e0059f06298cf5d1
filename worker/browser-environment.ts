import type { Environment, LockEnd } from './environment.ts';
import { PLATFORM } from './platform.ts';

type NamedScope = WorkerGlobalScope & Pick<SharedWorkerGlobalScope, 'name'>;

/** The environment of a real worker. Web Locks and BroadcastChannel require a secure context (HTTPS or localhost). */
export function createBrowserEnvironment(scope: NamedScope): Environment {
  return {
    ...PLATFORM,
    locks: {
      async hold(name, signal, whileHeld) {
        try {
          await navigator.locks.request(name, { signal }, whileHeld);
        } catch (error) {
          if (signal.aborted) return 'released';
          return whenStolen(error);
        }
        return 'released';
      },
      async steal(name, whileHeld) {
        try {
          await navigator.locks.request(name, { steal: true }, whileHeld);
        } catch (error) {
          return whenStolen(error);
        }
        return 'released';
      },
      async held() {
        const { held } = await navigator.locks.query();
        return (held ?? []).flatMap(({ name }) => name ?? []);
      },
    },
    openChannel(name) {
      const channel = new BroadcastChannel(name);
      return {
        post: (message) => channel.postMessage(message),
        listen: (listener) =>
          channel.addEventListener('message', (event: MessageEvent<unknown>) => listener(event.data)),
        close: () => channel.close(),
      };
    },
    workerName: scope.name,
    origin: scope.location.origin,
  };
}

/** A request whose lock was stolen rejects with an AbortError (Web Locks API). Rethrows any other error. */
function whenStolen(error: unknown): LockEnd {
  if (error instanceof DOMException && error.name === 'AbortError') return 'stolen';
  throw error;
}
