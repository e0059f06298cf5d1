/** A request of the service worker to a page; the page replies with true or false on the transferred port. */
export interface PageRequest {
  /** `open`: navigate there because a notification was clicked; `is-on-screen`: is the member looking at it? */
  type: 'open' | 'is-on-screen';
  /** A path on this site. */
  path: string;
}

/** Returns null for any other message. */
export function parsePageRequest(value: unknown): PageRequest | null {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('path' in value)) return null;
  const { type, path } = value;
  if (type !== 'open' && type !== 'is-on-screen') return null;
  if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('//')) return null;
  return { type, path };
}
