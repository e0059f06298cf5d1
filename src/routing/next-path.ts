import { pathTo } from './path-to.ts';

/** Stands in for the real origin, which plays no part in what is checked. */
const ORIGIN = 'https://origin.invalid';

/** The path within this site that `next` names, or null. */
export function parseNextPath(next: string | null): string | null {
  const path = parseLocalPath(next);
  // Coming from login, login is no place to go.
  return path !== null && /^\/login(?![^?#])/.test(path) ? null : path;
}

/**
 * The path with query and hash that the text names, or null. Anything that a browser could read as another origin is
 * refused: `//host`, backslashes, control characters, schemes.
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

/** The login page with the way back to `path`. */
export function loginPath(path: string): string {
  return `${pathTo('/login')}?next=${encodeURIComponent(path)}`;
}

/** A backslash or a control character. */
function hasForbiddenCharacter(text: string): boolean {
  return [...text].some((letter) => letter === '\\' || letter < ' ' || letter === '\x7f');
}
