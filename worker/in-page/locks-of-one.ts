import type { LockEnd, Locks } from '../environment.ts';

/**
 * Creates locks for a single page: its in-memory data is not shared, and a browser that refuses storage may refuse Web
 * Locks too. `heldByPage` is never granted.
 */
export function createLocksOfOne(heldByPage: string): Locks {
  const lastByName = new Map<string, Promise<unknown>>();
  const holdings = new Map<string, { ended: Promise<LockEnd>; rob: () => void }>();

  function take(name: string, whileHeld: () => Promise<void>): Promise<LockEnd> {
    holdings.get(name)?.rob();
    let rob = () => {};
    const robbed = new Promise<LockEnd>((resolve) => {
      rob = () => resolve('stolen');
    });
    const released = whileHeld().then((): LockEnd => 'released');
    const holding = { ended: Promise.race([released, robbed]), rob };
    holdings.set(name, holding);
    const forget = () => {
      if (holdings.get(name) === holding) holdings.delete(name);
    };
    released.then(forget, forget);
    return holding.ended;
  }

  async function hold(name: string, signal: AbortSignal, whileHeld: () => Promise<void>): Promise<LockEnd> {
    if (name === heldByPage) return await new Promise<LockEnd>(() => undefined);
    const before = lastByName.get(name) ?? Promise.resolve();
    let isGranted = false;
    const holding = before.then(async (): Promise<LockEnd> => {
      // Who has stolen it meanwhile comes first.
      for (let thief = holdings.get(name); thief !== undefined; thief = holdings.get(name))
        await thief.ended.catch(() => undefined);
      if (signal.aborted) return 'released';
      isGranted = true;
      return await take(name, whileHeld);
    });
    lastByName.set(
      name,
      holding.catch(() => undefined),
    );
    const cancelled = new Promise<LockEnd>((resolve) => {
      signal.addEventListener('abort', () => !isGranted && resolve('released'), { once: true });
    });
    return await Promise.race([holding, cancelled]);
  }

  return {
    hold,
    steal: async (name, whileHeld) => await take(name, whileHeld),
    held: async () => [heldByPage, ...holdings.keys()],
  };
}
