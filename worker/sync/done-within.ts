import type { Environment } from '../environment.ts';

/** Whether `work` is done within the time. Rejects as it does. */
export async function isDoneWithin(
  work: Promise<void>,
  limitMs: number,
  { after }: Pick<Environment, 'after'>,
): Promise<boolean> {
  let stopWaiting = () => {};
  const limit = new Promise<false>((resolve) => {
    stopWaiting = after(limitMs, () => resolve(false));
  });
  try {
    return await Promise.race([work.then(() => true), limit]);
  } finally {
    stopWaiting();
  }
}
