import type { RedirectRule, RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { parseLocalPath } from '../routing/next-path.ts';

export type RedirectTarget =
  | { kind: 'path'; path: string }
  /** Another site, or a full page load of this one. */
  | { kind: 'url'; url: string };

type RedirectSettings = Pick<RuntimeConfiguration, 'redirects' | 'allowedOrigins'>;

/**
 * Returns where the operator's rules redirect `address`; null if they do not, or if the target is not allowed. Its query
 * goes along: the link of a mail is of no use without; and its hash, as browsers keep it.
 *
 * @param address path, query and hash, encoded as in `location`
 * @param ownOrigin as in `location.origin`
 */
export function findRedirect(
  address: string,
  { redirects, allowedOrigins }: RedirectSettings,
  ownOrigin: string,
): RedirectTarget | null {
  let found: RedirectTarget | null = null;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  let current = path;
  // At most one step per rule: circular rules redirect nowhere.
  for (let step = 0; step <= redirects.length; step += 1) {
    const to = firstMatch(redirects, current);
    if (to === null) return found === null ? null : withRest(found, query, hash);
    found = parseTarget(to, [ownOrigin, ...allowedOrigins]);
    if (found === null) return null;
    if (found.kind === 'url') return withRest(found, query, hash);
    current = found.path.replace(/[?#].*$/, '');
  }
  return null;
}

/**
 * Parses a path of this site or a URL of an allowed origin; returns null for anything a browser could read otherwise.
 */
export function parseTarget(to: string, origins: readonly string[]): RedirectTarget | null {
  const path = parseLocalPath(to);
  if (path !== null) return { kind: 'path', path };
  if (!/^https?:\/\/[^/\\]/i.test(to) || !URL.canParse(to)) return null;
  const url = new URL(to);
  return origins.includes(url.origin) && url.username === '' && url.password === ''
    ? { kind: 'url', url: url.href }
    : null;
}

/** Adds the parameters that the target does not name itself, and the hash if it has none. */
function withRest(target: RedirectTarget, query: string, given: string): RedirectTarget {
  const [, start = '', own = '', hash = given] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target.kind === 'path' ? target.path : target.url) ?? [];
  const named = new URLSearchParams(own);
  const further = query
    .split('&')
    .filter((part) => part !== '' && ![...new URLSearchParams(part).keys()].some((name) => named.has(name)));
  const whole = [own, ...further].filter((part) => part !== '').join('&');
  const text = start + (whole === '' ? '' : `?${whole}`) + hash;
  return target.kind === 'path' ? { kind: 'path', path: text } : { kind: 'url', url: text };
}

/** As the web server compares (scripts/deploy): in either case, and with a slash at the end or without. */
function firstMatch(rules: readonly RedirectRule[], path: string): string | null {
  const parts = path.replace(/(.)\/$/, '$1').split('/');
  for (const { from, to } of rules) {
    const pattern = from.replace(/(.)\/$/, '$1').split('/');
    if (pattern.length !== parts.length) continue;
    const values = new Map<string, string>();
    const matches = pattern.every((wanted, index) => {
      const part = decoded(parts[index] ?? '');
      if (!wanted.startsWith(':')) return decoded(wanted).toLowerCase() === part.toLowerCase();
      values.set(wanted.slice(1), part);
      return part !== '';
    });
    // Path segments are inserted encoded, never as a slash or a query.
    if (matches) return to.replace(/:([a-z]\w*)/gi, (name, key) => encode(values.get(key)) ?? name);
  }
  return null;
}

/** Of one part of a path, which is cut at its slashes before: an encoded one belongs to the part. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A percent sign of its own.
    return part;
  }
}

function encode(part: string | undefined): string | undefined {
  return part === undefined ? undefined : encodeURIComponent(part);
}
