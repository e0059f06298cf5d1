/**
 * Returns the address by which notifications name what a page shows: routes take letters of either case and a slash at the
 * end, and `/likes` shows the likes received.
 */
export function shownPath(pathname: string): string {
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1');
  return path === '/likes' ? '/likes/received' : path;
}
