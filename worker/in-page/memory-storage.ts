import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';

/** Databases that are opened from now on live in the memory of this thread, and end with it. */
export function keepInMemory(): void {
  provideImmediate();
  Dexie.dependencies = { indexedDB: new IDBFactory(), IDBKeyRange };
}

/**
 * Each request to the databases in memory is a task of its own. Without `setImmediate` that is a timer, which browsers
 * slow down to four milliseconds, and in a hidden tab to a second.
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
