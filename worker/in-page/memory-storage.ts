import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

/** Makes databases opened from now on live in this thread's memory. */
export function keepInMemory(): void {
  provideImmediate();
  // In place: live queries read nothing while the object that they know has no IndexedDB.
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
}

/**
 * Polyfills `setImmediate`, which fake-indexeddb uses to run each request as a task of its own. Where
 * `scheduler.postTask` is missing too, it falls back to timers, which browsers clamp to 4 ms, and to 1 s in a hidden
 * tab.
 */
function provideImmediate(): void {
  if (Reflect.has(globalThis, 'setImmediate')) return;
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  Reflect.set(globalThis, 'setImmediate', (task: () => void) => {
    waiting.push(task);
    port2.postMessage(null);
  });
}
