import type { RedirectRule, RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { parseLocalPath } from '../routing/next-path.ts';

export type RedirectTarget =
  | { kind: 'path'; path: string }
  /** Another site, or a full page load of this one. */
  | { kind: 'url'; url: string };

type RedirectSettings = Pick<RuntimeConfiguration, 'redirects' | 'allowedOrigins'>;

/**
 * Returns where the operator's rules redirect `path`; null if they do not, or if the target is not allowed.
 *
 * @param ownOrigin as in `location.origin`
 */
export function findRedirect(
  path: string,
  { redirects, allowedOrigins }: RedirectSettings,
  ownOrigin: string,
): RedirectTarget | null {
  let found: RedirectTarget | null = null;
  let current = path;
  // At most one step per rule: circular rules redirect nowhere.
  for (let step = 0; step <= redirects.length; step += 1) {
    const to = firstMatch(redirects, current);
    if (to === null) return found;
    found = parseTarget(to, [ownOrigin, ...allowedOrigins]);
    if (found === null || found.kind === 'url') return found;
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

function firstMatch(rules: readonly RedirectRule[], path: string): string | null {
  const parts = path.split('/');
  for (const { from, to } of rules) {
    const pattern = from.split('/');
    if (pattern.length !== parts.length) continue;
    const values = new Map<string, string>();
    const matches = pattern.every((wanted, index) => {
      const part = parts[index] ?? '';
      if (!wanted.startsWith(':')) return wanted === part;
      values.set(wanted.slice(1), part);
      return part !== '';
    });
    // Path segments are inserted encoded, never as a slash or a query.
    if (matches) return to.replace(/:([a-z]\w*)/gi, (name, key) => encode(values.get(key)) ?? name);
  }
  return null;
}

function encode(part: string | undefined): string | undefined {
  return part === undefined ? undefined : encodeURIComponent(part);
}
