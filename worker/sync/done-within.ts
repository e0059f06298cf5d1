import type { Environment } from '../environment.ts';

/** Returns whether `work` resolves within the limit. Rejects if `work` rejects first. */
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
