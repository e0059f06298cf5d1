import type { Environment } from '../environment.ts';
import { errorNames } from '../public/error-names.ts';

/** Makes an attempt that finds the device full once more, without the cached portraits: they are missed least. */
export async function withRoom<Value>(
  { forgetPortraits }: Pick<Environment, 'forgetPortraits'>,
  attempt: () => Promise<Value>,
): Promise<Value> {
  try {
    return await attempt();
  } catch (error) {
    const isFull = errorNames(error).includes('QuotaExceededError');
    if (!isFull || !(await forgetPortraits().catch(() => false))) throw error;
    return await attempt();
  }
}
