import type { Environment } from '../environment.ts';

/** Our choice: a page that lives closes its database at once; one that is frozen does not, for as long as it is. */
export const BLOCKED_LIMIT_MS = 3_000;

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

/** Returns what `work` resolves with, or `otherwise` if it has not done so within the limit. */
export async function valueWithin<Value, Otherwise>(
  work: Promise<Value>,
  otherwise: Otherwise,
  limitMs: number,
  environment: Pick<Environment, 'after'>,
): Promise<Value | Otherwise> {
  let value: Value | Otherwise = otherwise;
  const taken = work.then((done) => {
    value = done;
  });
  await isDoneWithin(taken, limitMs, environment);
  return value;
}
