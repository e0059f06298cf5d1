import { pathTo } from './path-to.ts';

/** Placeholder for the real origin, which is irrelevant to the checks. */
const ORIGIN = 'https://origin.invalid';

/** Returns the local path in `next`, or null. */
export function parseNextPath(next: string | null): string | null {
  const path = parseLocalPath(next);
  // After a login there is no point in returning to the login.
  return path !== null && /^\/login(?![^?#])/.test(path) ? null : path;
}

/**
 * Returns the path with query and hash that the text contains, or null. Rejects anything that a browser could read as
 * another origin: `//host`, backslashes, control characters, schemes.
 */
export function parseLocalPath(text: string | null): string | null {
  if (text === null || !text.startsWith('/') || /^\/[/\\]/.test(text) || hasForbiddenCharacter(text)) return null;
  try {
    const url = new URL(text, ORIGIN);
    return url.origin !== ORIGIN || url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

/** Returns the login page's address, with `path` as the page to return to. */
export function loginPath(path: string): string {
  return `${pathTo('/login')}?next=${encodeURIComponent(path)}`;
}

/** Returns whether the text contains a backslash or a control character. */
function hasForbiddenCharacter(text: string): boolean {
  return [...text].some((letter) => letter === '\\' || letter < ' ' || letter === '\x7f');
}
