import { RELOAD_GUARD_MS } from '../../worker/public/constants.ts';

const KEY = 'reloaded';

/** The part of sessionStorage that is used; accessing it may throw if storage is refused. */
export type GuardStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Returns whether the page may reload itself for `path`, and records that it does: at most once per 10 s for the same
 * path (specification, section 8). Not allowed without storage, since nothing would stop a loop.
 */
export function takeReload(path: string, storage: () => GuardStorage, nowMs: number): boolean {
  try {
    const [lastPath, lastMs] = (storage().getItem(KEY) ?? '').split('\n');
    const ageMs = nowMs - Number(lastMs);
    if (lastPath === path && ageMs >= 0 && ageMs < RELOAD_GUARD_MS) return false;
    storage().setItem(KEY, `${path}\n${nowMs}`);
    return true;
  } catch {
    return false;
  }
}
