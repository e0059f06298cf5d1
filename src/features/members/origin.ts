import type { MessageId } from '../../i18n/translation.ts';
import { parseLocalPath } from '../../routing/next-path.ts';
import { pathTo } from '../../routing/path-to.ts';

/** Target of the back link of a profile. */
export interface Origin {
  href: string;
  label: MessageId;
  /** Whether it is the previous history entry: `history.back()` then keeps its scroll position. */
  isBefore: boolean;
}

const NAMES: readonly { path: RegExp; label: MessageId }[] = [
  { path: /^\/likes(\/(received|given|mutual|passed))?$/, label: 'member.back_likes' },
  { path: /^\/(search|members)$/, label: 'member.back_search' },
  { path: /^\/chats\/\d+$/, label: 'member.back_chat' },
  { path: /^\/chats$/, label: 'member.back_chats' },
  { path: /^\/home$/, label: 'member.back_home' },
  { path: /^\/match-finder$/, label: 'member.back_matches' },
];

/**
 * Returns the target of the back link. Falls back to the search if the previous page is not one of this site: the
 * search is not tied to an account, and a link in an email may be opened by a visitor.
 *
 * @param before path of the previous page, with its query; null if there is none
 */
export function originOf(before: string | null): Origin {
  if (before !== null) {
    const plain = before.replace(/[?#].*$/, '');
    const known = NAMES.find((each) => each.path.test(plain));
    return { href: before, label: known?.label ?? 'member.back', isBefore: true };
  }
  return { href: pathTo('/search'), label: 'member.back_search', isBefore: false };
}

/**
 * Returns the path of the previous history entry; null if it is not on this site, if the browser does not expose it, or
 * if this page was opened by its address: whoever types one does not come from the page that was there before.
 */
export function readPathBefore(): string | null {
  const navigation: unknown = 'navigation' in window ? window.navigation : null;
  const entries: unknown = call(navigation, 'entries');
  const current = property(property(navigation, 'currentEntry'), 'index');
  if (!Array.isArray(entries) || typeof current !== 'number' || isTyped(navigation)) return null;
  const url = property(entries[current - 1], 'url');
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  const { origin, pathname, search } = new URL(url);
  return origin === location.origin ? parseLocalPath(pathname + search) : null;
}

/** Whether the current entry is the one that loaded this document, from an address bar, a bookmark or another app. */
function isTyped(navigation: unknown): boolean {
  const activation = property(navigation, 'activation');
  const key = property(property(navigation, 'currentEntry'), 'key');
  const kind = property(activation, 'navigationType');
  return (
    (kind === 'push' || kind === 'replace') &&
    key === property(property(activation, 'entry'), 'key') &&
    !document.referrer.startsWith(`${location.origin}/`)
  );
}

function property(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}

function call(holder: unknown, name: string): unknown {
  const method = property(holder, name);
  return typeof method === 'function' ? Reflect.apply(method, holder, []) : undefined;
}
