/** The history of a tab, as far as a page may know it. */
export interface TabHistory {
  /** Address of the page that linked here; empty if none did. */
  referrer: string;
  /** As `history.length` tells it: entries of all sites. */
  length: number;
  /** The entries of this site around the current one (Navigation API); null where the browser does not tell. */
  own: { index: number; count: number } | null;
}

/**
 * Returns how many entries back the page stands from which the visitor came, over those of this site; null if there is
 * none, as in a tab that was opened by the link.
 */
export function stepsOut({ referrer, length, own }: TabHistory): number | null {
  if (referrer === '') return null;
  if (own === null) return length > 1 ? 1 : null;
  return length > own.count ? own.index + 1 : null;
}

/** Leaves this site: back to where the visitor came from, or else to a blank page. */
export function leaveSite(): void {
  const steps = stepsOut({ referrer: document.referrer, length: history.length, own: ownEntries() });
  if (steps === null) location.replace('about:blank');
  else history.go(-steps);
}

function ownEntries(): TabHistory['own'] {
  // TypeScript's DOM library does not declare it yet.
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (typeof navigation !== 'object' || navigation === null) return null;
  const read: unknown = Reflect.get(navigation, 'entries');
  const current: unknown = Reflect.get(navigation, 'currentEntry');
  const entries: unknown = typeof read === 'function' ? Reflect.apply(read, navigation, []) : null;
  const index: unknown = typeof current === 'object' && current !== null ? Reflect.get(current, 'index') : null;
  return Array.isArray(entries) && typeof index === 'number' ? { index, count: entries.length } : null;
}
