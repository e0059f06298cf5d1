import { readStorageCookie, writeStorageCookie } from '../../data/storage-cookie.ts';

/** Who sent the visitor (specification, section 3). `network` is never empty; what was not given is. */
export type TrackingRecord = Readonly<Record<(typeof NAMES)[number], string>>;

const COOKIE_NAME = 'rendezvous_tracking';
const NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
/** As long as the contract takes them (`TrafficSource`). */
const VALUE_MAX_LENGTH = 200;

/** The values in a query; null when it has no network. They are kept as the text they are, and never shown as markup. */
export function parseTrackingQuery(search: string): TrackingRecord | null {
  const query = new URLSearchParams(search);
  return record((name) => query.get(name));
}

/** The query without the tracking values, with its question mark; empty when nothing is left. */
export function withoutTracking(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of NAMES) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** What a visit of the last 30 days has brought; null when there was none. */
export function readTracking(cookies: string = document.cookie): TrackingRecord | null {
  const text = readStorageCookie(cookies, COOKIE_NAME);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    const values = new Map<string, unknown>(
      typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
    );
    return record((name) => {
      const value = values.get(name);
      return typeof value === 'string' ? value : null;
    });
  } catch {
    return null;
  }
}

/** Who sent this visitor, now or in the last 30 days. */
export function currentTracking(): TrackingRecord | null {
  return readTracking() ?? parseTrackingQuery(location.search);
}

/** Keeps the tracking values of this address for 30 days and cleans its query (specification, section 4). */
export function takeTracking(): void {
  const found = parseTrackingQuery(location.search);
  if (found === null) return;
  writeStorageCookie(COOKIE_NAME, JSON.stringify(found));
  history.replaceState(history.state, '', location.pathname + withoutTracking(location.search) + location.hash);
}

function record(read: (name: (typeof NAMES)[number]) => string | null): TrackingRecord | null {
  const value = (name: (typeof NAMES)[number]) => (read(name) ?? '').slice(0, VALUE_MAX_LENGTH);
  const network = value('network');
  if (network === '') return null;
  return { network, ref: value('ref'), sub1: value('sub1'), sub2: value('sub2'), sub3: value('sub3') };
}
