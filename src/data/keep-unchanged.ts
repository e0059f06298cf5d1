/**
 * Returns `next` with every part that equals the same part of `previous` replaced by it, and `previous` itself if all of
 * it is equal. Each read of the database creates new objects: with this, views of rows that did not change are not
 * rendered again.
 */
export function keepUnchanged<Value>(previous: unknown, next: Value): Value;
export function keepUnchanged(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous;
  if (Array.isArray(previous) && Array.isArray(next)) {
    const kept = next.map((each: unknown, index) => keepUnchanged(previous[index], each));
    return hasSameParts(previous, kept) ? previous : kept;
  }
  if (previous instanceof Map && next instanceof Map) {
    const kept = new Map(
      [...next].map(([key, each]: [unknown, unknown]) => [key, keepUnchanged(previous.get(key), each)]),
    );
    const isSame = kept.size === previous.size && [...kept].every(([key, each]) => previous.get(key) === each);
    return isSame ? previous : kept;
  }
  if (isPlain(previous) && isPlain(next)) {
    const before = new Map(Object.entries(previous));
    const kept = Object.entries(next).map(([key, each]) => [key, keepUnchanged(before.get(key), each)] as const);
    const isSame =
      kept.length === before.size && kept.every(([key, each]) => before.has(key) && before.get(key) === each);
    return isSame ? previous : Object.fromEntries(kept);
  }
  return next;
}

function hasSameParts(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => Object.is(each, other[index]));
}

/** Blobs, dates and the like are only equal to themselves. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
