import { readStorageCookie, storageCookie, takeCookie } from '../../data/storage-cookie.ts';
import { cutTo } from '../../ui/text-limit.ts';

/** Traffic source of the visitor (specification, section 3). `network` is never empty; other missing values are. */
export type TrackingRecord = Readonly<Record<(typeof NAMES)[number], string>>;

const COOKIE_NAME = 'rendezvous_tracking';
const NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
/** Maximum value length (contract, `TrafficSource`). */
const VALUE_MAX_LENGTH = 200;
/** What browsers take of a cookie's name and value (RFC 6265bis, section 5.6). They drop a longer one without a word. */
const COOKIE_MAX_LENGTH = 4096;

/** Returns the tracking values in a query; null without a network. Values are plain text, never rendered as markup. */
export function parseTrackingQuery(search: string): TrackingRecord | null {
  const query = new URLSearchParams(search);
  return record((name) => query.get(name));
}

/** Returns the query without tracking values, including its question mark; empty if nothing is left. */
export function withoutTracking(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of NAMES) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** Returns the tracking values stored by a visit within the last 30 days; null if there are none. */
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

/** Returns the stored tracking values of the last 30 days, or else those in the current URL. */
export function currentTracking(): TrackingRecord | null {
  return readTracking() ?? parseTrackingQuery(location.search);
}

/** Returns who sent the visitor without `sub1` to `sub3`, in which affiliate networks name the single click. */
export function withoutClick(source: TrackingRecord | null): TrackingRecord | null {
  return source === null ? null : { network: source.network, ref: source.ref, sub1: '', sub2: '', sub3: '' };
}

/** Stores the current URL's tracking values for 30 days and removes them from the URL (specification, section 4). */
export function takeTracking(): void {
  const found = parseTrackingQuery(location.search);
  if (found === null) return;
  takeCookie(trackingCookie(found));
  history.replaceState(history.state, '', location.pathname + withoutTracking(location.search) + location.hash);
}

/** Returns the cookie for `document.cookie`, without the last values if all together are too long for one. */
export function trackingCookie(values: TrackingRecord): string {
  let fitting = values;
  const cookie = () => storageCookie(COOKIE_NAME, JSON.stringify(fitting));
  for (const name of NAMES.toReversed()) {
    if (cookie().indexOf(';') <= COOKIE_MAX_LENGTH) break;
    if (name !== 'network') fitting = { ...fitting, [name]: '' };
  }
  return cookie();
}

function record(read: (name: (typeof NAMES)[number]) => string | null): TrackingRecord | null {
  const value = (name: (typeof NAMES)[number]) => cutTo(read(name) ?? '', VALUE_MAX_LENGTH);
  const network = value('network');
  if (network === '') return null;
  return { network, ref: value('ref'), sub1: value('sub1'), sub2: value('sub2'), sub3: value('sub3') };
}
