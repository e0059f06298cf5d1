/** Maximum length of the path shown; the host is always shown in full. */
const PATH_MAX_CHARACTERS = 60;

/** Shortens an address for display before it is opened: the whole host, with overlong paths truncated. */
export function shortAddress(href: string): string {
  const { origin, href: whole } = new URL(href);
  const path = whole.slice(origin.length);
  return `${origin}${path.length > PATH_MAX_CHARACTERS ? `${path.slice(0, PATH_MAX_CHARACTERS)}…` : path}`;
}
