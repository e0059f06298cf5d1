/**
 * Returns `next` with every part that equals the same part of `previous` replaced by it, and `previous` itself if all of
 * it is equal. Each read of the database creates new objects: with this, views of rows that did not change are not
 * rendered again.
 */
export function keepUnchanged<Value>(previous: unknown, next: Value): Value;
export function keepUnchanged(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous;
  if (Array.isArray(previous) && Array.isArray(next)) {
    const kept = keepEach(previous, next);
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

/** How far entries are looked for that others were put before, or taken away before: what a poll brings, mostly. */
const MOVED_MAX = 8;
const MOVES = Array.from({ length: MOVED_MAX }, (_, index) => [-index - 1, index + 1]).flat();

/**
 * Entries that moved are found again: a message that comes puts its chat first, and others one place lower; older
 * messages push all others down.
 */
function keepEach(previous: readonly unknown[], next: readonly unknown[]): unknown[] {
  let lastMove = 0;
  return next.map((each, index) => {
    for (const move of [lastMove, 0, previous.length - next.length, ...MOVES]) {
      if (!isEqual(previous[index + move], each)) continue;
      lastMove = move;
      return previous[index + move];
    }
    return keepUnchanged(previous[index], each);
  });
}

/** Ends at the first part that differs, which in rows of a table is their key. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isEqual(each, other[index]));
  }
  if (one instanceof Map && other instanceof Map) {
    return one.size === other.size && [...one].every(([key, each]) => other.has(key) && isEqual(each, other.get(key)));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  for (const key in one) {
    if (!Object.hasOwn(other, key) || !isEqual(Reflect.get(one, key), Reflect.get(other, key))) return false;
  }
  return Object.keys(one).length === Object.keys(other).length;
}

function hasSameParts(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => Object.is(each, other[index]));
}

/** Blobs, dates and the like are only equal to themselves. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
