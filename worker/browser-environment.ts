import type { Environment, LockEnd } from './environment.ts';
import { sendWithProgress } from './http/send-with-progress.ts';
import { FOREIGN_PORTRAITS, OWN_PORTRAITS } from './service-worker/portrait-cache-names.ts';

type NamedScope = WorkerGlobalScope & Pick<SharedWorkerGlobalScope, 'name'>;

/** The environment of a real worker. Web Locks and BroadcastChannel need a secure context (https or localhost). */
export function createBrowserEnvironment(scope: NamedScope): Environment {
  return {
    fetch: (request) => fetch(request),
    send: sendWithProgress,
    now: () => Date.now(),
    after(delayMs, callback) {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    createId: () => crypto.randomUUID(),
    isOnline: () => navigator.onLine,
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
    async forgetPortraits() {
      await Promise.all([OWN_PORTRAITS, FOREIGN_PORTRAITS].map((name) => caches.delete(name)));
    },
    workerName: scope.name,
    origin: scope.location.origin,
  };
}

/** A request whose lock was stolen rejects with an AbortError (Web Locks API). Throws every other error again. */
function whenStolen(error: unknown): LockEnd {
  if (error instanceof DOMException && error.name === 'AbortError') return 'stolen';
  throw error;
}
