/**
 * Waits for a call to the worker, within a limit that restarts with each `onProgress`.
 *
 * @returns `ended` if `ended` is aborted first; `silent` if there is no answer in time, or the call failed
 */
export async function within<Result extends object>(
  limitMs: number,
  ended: AbortSignal,
  call: (onProgress: () => void) => Promise<Result>,
): Promise<Result | 'silent' | 'ended'> {
  if (ended.aborted) return 'ended';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: () => void = () => undefined;
  let end: () => void = () => undefined;
  const limit = new Promise<'silent'>((resolve) => {
    start = () => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve('silent'), limitMs);
    };
    start();
  });
  const cut = new Promise<'ended'>((resolve) => {
    end = () => resolve('ended');
    ended.addEventListener('abort', end);
  });
  try {
    return await Promise.race([call(start), limit, cut]);
  } catch {
    return 'silent';
  } finally {
    clearTimeout(timer);
    ended.removeEventListener('abort', end);
  }
}
