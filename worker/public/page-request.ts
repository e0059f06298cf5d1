/** What the service worker asks a page; the page answers true or false on the port that comes with it. */
export interface PageRequest {
  /** `open`: go there, since a notification was clicked; `is-on-screen`: is the member looking at it? */
  type: 'open' | 'is-on-screen';
  /** A path of this site. */
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
