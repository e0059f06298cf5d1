const KEY = 'likes-before-signup';
const KEPT_MAX = 12;

/** Whom a visitor liked before there is an account; kept for this visit only. */
export function keepLikes(profileIds: readonly number[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(profileIds.slice(0, KEPT_MAX)));
  } catch {
    // Storage is refused: the sign-up goes on without them.
  }
}

/** The same, once; nothing when it is broken or was taken already. */
export function takeKeptLikes(): number[] {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const kept: unknown = text === null ? [] : JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, KEPT_MAX) : [];
  } catch {
    return [];
  }
}
