import type { Environment } from '../environment.ts';

/** Resolves after the delay, or earlier if `signal` is aborted. */
export function pause(environment: Pick<Environment, 'after'>, signal: AbortSignal, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cancel = environment.after(delayMs, end);
    function end(): void {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    }
    signal.addEventListener('abort', end);
  });
}
