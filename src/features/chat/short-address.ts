/** So much of a path is shown; the host always is. */
const PATH_MAX_CHARACTERS = 60;

/** An address as it is shown before it is opened: the whole host, and the path cut where it is of hostile length. */
export function shortAddress(href: string): string {
  const { origin, href: whole } = new URL(href);
  const path = whole.slice(origin.length);
  return `${origin}${path.length > PATH_MAX_CHARACTERS ? `${path.slice(0, PATH_MAX_CHARACTERS)}…` : path}`;
}
