const KEY = 'without-storing';

/** The part of sessionStorage that is used; reading and writing it may throw where storage is refused. */
export type ChoiceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Notes for this tab that its member goes on where nothing can be stored. */
export function rememberUnstored(storage: () => ChoiceStorage): void {
  try {
    storage().setItem(KEY, '1');
  } catch {
    // After a reload the tab asks again.
  }
}

/** Whether the member of this tab has chosen so before. */
export function wantsUnstored(storage: () => ChoiceStorage): boolean {
  try {
    return storage().getItem(KEY) !== null;
  } catch {
    return false;
  }
}
