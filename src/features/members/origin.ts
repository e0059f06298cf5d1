import type { MessageId } from '../../i18n/translation.ts';
import { parseLocalPath } from '../../routing/next-path.ts';
import { pathTo } from '../../routing/path-to.ts';

/** Where the way back from a profile leads. */
export interface Origin {
  href: string;
  label: MessageId;
  /** It is the page before in the history: going back there keeps its place on screen. */
  isBefore: boolean;
}

const NAMES: readonly { path: RegExp; label: MessageId }[] = [
  { path: /^\/likes(\/(received|given|mutual))?$/, label: 'member.back_likes' },
  { path: /^\/(search|members)$/, label: 'member.back_search' },
  { path: /^\/chats\/\d+$/, label: 'member.back_chat' },
  { path: /^\/chats$/, label: 'member.back_chats' },
  { path: /^\/home$/, label: 'member.back_home' },
  { path: /^\/match-finder$/, label: 'member.back_matches' },
];

/**
 * The way back to where the reader came from. Without a page of this site before, it leads to the search, which is
 * nobody's own: a link of a mail may be opened by a visitor.
 *
 * @param before path of the page before, with its query; null when there is none
 */
export function originOf(before: string | null): Origin {
  if (before !== null) {
    const plain = before.replace(/[?#].*$/, '');
    const known = NAMES.find((each) => each.path.test(plain));
    return { href: before, label: known?.label ?? 'member.back', isBefore: true };
  }
  return { href: pathTo('/search'), label: 'member.back_search', isBefore: false };
}

/** The page before this one in the history, when it is one of this site and the browser tells. */
export function readPathBefore(): string | null {
  const navigation: unknown = 'navigation' in window ? window.navigation : null;
  const entries: unknown = call(navigation, 'entries');
  const current = property(property(navigation, 'currentEntry'), 'index');
  if (!Array.isArray(entries) || typeof current !== 'number') return null;
  const url = property(entries[current - 1], 'url');
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  const { origin, pathname, search } = new URL(url);
  return origin === location.origin ? parseLocalPath(pathname + search) : null;
}

function property(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}

function call(holder: unknown, name: string): unknown {
  const method = property(holder, name);
  return typeof method === 'function' ? Reflect.apply(method, holder, []) : undefined;
}
