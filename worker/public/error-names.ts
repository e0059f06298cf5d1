/**
 * Returns the names of an error and of the errors it wraps, outermost first: Dexie wraps the browser's own error. Empty
 * if the value is not an error.
 */
export function errorNames(error: unknown): string[] {
  const names: string[] = [];
  let current: unknown = error;
  while (current instanceof Error && names.length < 5) {
    names.push(current.name);
    current = wrappedBy(current);
  }
  return names;
}

/** Of rows written together, Dexie collects the failures: the first one tells (`Dexie.BulkError`). */
function wrappedBy(error: Error): unknown {
  if ('failures' in error && Array.isArray(error.failures)) return error.failures[0];
  return 'inner' in error ? error.inner : error.cause;
}

/** Returns the browser's own error name, for support. */
export function causeName(error: unknown): string {
  return errorNames(error).at(-1) ?? 'unknown';
}
