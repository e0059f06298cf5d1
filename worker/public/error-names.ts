/** Dexie wraps the browser's error: the names of both, the outermost first. Empty for what is no error. */
export function errorNames(error: unknown): string[] {
  const names: string[] = [];
  let current: unknown = error;
  while (current instanceof Error && names.length < 5) {
    names.push(current.name);
    current = 'inner' in current ? current.inner : current.cause;
  }
  return names;
}

/** The name that the browser itself gave, for who helps. */
export function causeName(error: unknown): string {
  return errorNames(error).at(-1) ?? 'unknown';
}
