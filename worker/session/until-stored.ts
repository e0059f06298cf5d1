import type { Environment } from '../environment.ts';

/** How long to wait before a browser is asked again that has just refused to read or write. */
const AGAIN_MS = 2_000;

/** Repeats `attempt` until the browser lets it: a full device, or one that refuses its storage, may take it later. */
export async function untilStored(
  environment: Pick<Environment, 'after'>,
  attempt: () => Promise<void>,
): Promise<void> {
  try {
    await attempt();
  } catch {
    await new Promise<void>((resolve) => environment.after(AGAIN_MS, resolve));
    await untilStored(environment, attempt);
  }
}
