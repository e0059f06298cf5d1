import type { wrap } from 'comlink';

let loading: Promise<typeof wrap | null> | null = null;

/**
 * Loads Comlink's end of a worker's port, which first paint does not need. Returns null if loading fails; the next call
 * retries.
 */
export function loadWrap(): Promise<typeof wrap | null> {
  loading ??= import('comlink').then(
    (comlink) => comlink.wrap,
    () => {
      loading = null;
      return null;
    },
  );
  return loading;
}
