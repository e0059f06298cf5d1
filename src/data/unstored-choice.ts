const KEY = 'without-storing';

/** The part of sessionStorage that is used; accessing it may throw if storage is refused. */
export type ChoiceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Records that the member of this tab chose to continue without storage. */
export function rememberUnstored(storage: () => ChoiceStorage): void {
  try {
    storage().setItem(KEY, '1');
  } catch {
    // The tab asks again after a reload.
  }
}

/** Returns whether the member of this tab chose that before. */
export function wantsUnstored(storage: () => ChoiceStorage): boolean {
  try {
    return storage().getItem(KEY) !== null;
  } catch {
    return false;
  }
}
