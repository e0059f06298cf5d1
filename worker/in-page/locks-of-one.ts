import type { LockEnd, Locks } from '../environment.ts';

/**
 * Creates locks for a single page: its in-memory data is not shared, and a browser that refuses storage may refuse Web
 * Locks too. `heldByPage` is never granted.
 */
export function createLocksOfOne(heldByPage: string): Locks {
  const lastByName = new Map<string, Promise<unknown>>();
  const held = new Set([heldByPage]);

  async function hold(name: string, signal: AbortSignal, whileHeld: () => Promise<void>): Promise<LockEnd> {
    if (name === heldByPage) return await new Promise<LockEnd>(() => undefined);
    const before = lastByName.get(name) ?? Promise.resolve();
    const holding = before.then(async () => {
      if (signal.aborted) return;
      held.add(name);
      try {
        await whileHeld();
      } finally {
        held.delete(name);
      }
    });
    lastByName.set(
      name,
      holding.catch(() => undefined),
    );
    await holding;
    return 'released';
  }

  return {
    hold,
    // There is no other context to steal from.
    steal: (name, whileHeld) => hold(name, new AbortController().signal, whileHeld),
    held: async () => [...held],
  };
}
