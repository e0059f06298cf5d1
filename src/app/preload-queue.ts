import { ROUTE_PRELOAD_CONCURRENCY } from '../../worker/public/constants.ts';

type Load = () => Promise<unknown>;

/** Returns a function that queues loads, at most `limit` at a time; the same load is queued only once. */
export function createPreloadQueue(limit: number = ROUTE_PRELOAD_CONCURRENCY): (load: Load) => void {
  const seen = new Set<Load>();
  const waiting: Load[] = [];
  let running = 0;
  const next = async () => {
    const load = waiting.shift();
    if (load === undefined || running >= limit) {
      if (load !== undefined) waiting.unshift(load);
      return;
    }
    running += 1;
    await load().catch(() => undefined);
    running -= 1;
    await next();
  };
  return (load) => {
    if (seen.has(load)) return;
    seen.add(load);
    waiting.push(load);
    void next();
  };
}
