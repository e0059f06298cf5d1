import { useEffect, useSyncExternalStore } from 'react';

/** Parts of the tab's title, from general to specific. */
const parts: { siteName: string; route: string; page: string | null; badge: number } = {
  siteName: '',
  route: '',
  page: null,
  badge: 0,
};

/**
 * Returns "(3) Chats · Site"; omits a count of 0, and shows the site's name only once. Strips the full stop from routes
 * titled with a sentence, such as landing pages.
 */
export function composeTitle({ siteName, route, page, badge }: typeof parts): string {
  const name = page ?? route.replace(/\.$/, '');
  const words = name === '' || name === siteName ? siteName : `${name} · ${siteName}`;
  return badge > 0 ? `(${badge}) ${words}` : words;
}

/** Updates parts of the title; the others are kept. */
export function updateTitle(changes: Partial<typeof parts>): void {
  Object.assign(parts, changes);
  document.title = composeTitle(parts);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Returns the title of the page without the site's name. */
export function usePageName(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => parts.page ?? parts.route,
  );
}

/** For pages with a more specific title than their route, such as a chat with the other member's name. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    updateTitle({ page: title });
    return () => updateTitle({ page: null });
  }, [title]);
}
