import { useEffect, useSyncExternalStore } from 'react';

/** What the tab's title is made of, from the general to the particular. */
const parts: { siteName: string; route: string; page: string | null; badge: number } = {
  siteName: '',
  route: '',
  page: null,
  badge: 0,
};

/**
 * "(3) Chats · Site"; the count is left out when it is 0, the site's name when it is all there is. A route that is called
 * by a sentence, as landing pages are, loses its full stop.
 */
export function composeTitle({ siteName, route, page, badge }: typeof parts): string {
  const name = page ?? route.replace(/\.$/, '');
  const words = name === '' || name === siteName ? siteName : `${name} · ${siteName}`;
  return badge > 0 ? `(${badge}) ${words}` : words;
}

/** Sets parts of the title; the others stay. */
export function updateTitle(changes: Partial<typeof parts>): void {
  Object.assign(parts, changes);
  document.title = composeTitle(parts);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** What the page is called, without the site. */
export function usePageName(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => parts.page ?? parts.route,
  );
}

/** A page that knows better than its route what it is called, such as a chat by the other's name. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    updateTitle({ page: title });
    return () => updateTitle({ page: null });
  }, [title]);
}
