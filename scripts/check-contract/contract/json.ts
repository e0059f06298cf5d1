export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Returns a property of an object, or undefined if the value is not an object or lacks it. */
export function at(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

export function textAt(value: unknown, name: string): string | null {
  const found = at(value, name);
  return typeof found === 'string' ? found : null;
}

/** Empty if there is no list. */
export function listAt(value: unknown, name: string): readonly unknown[] {
  const found = at(value, name);
  return isList(found) ? found : [];
}

/** Empty if there is no object. */
export function entriesAt(value: unknown, name: string): readonly (readonly [string, unknown])[] {
  const found = at(value, name);
  return isRecord(found) ? Object.entries(found) : [];
}

/** Appends keys to a JSON pointer (RFC 6901). */
export function joinPointer(pointer: string, ...keys: readonly (string | number)[]): string {
  let joined = pointer;
  for (const key of keys) {
    const isPlain = typeof key === 'number' || !/[~/]/.test(key);
    joined += `/${isPlain ? key : key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  }
  return joined;
}

/** Returns the unescaped keys of a JSON pointer. */
export function pointerKeys(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns undefined if the pointer does not resolve. */
export function valueAtPointer(value: unknown, pointer: string): unknown {
  let found = value;
  for (const key of pointerKeys(pointer)) {
    if (isList(found)) found = found[Number(key)];
    else found = at(found, key);
  }
  return found;
}

export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

export function jsonType(value: unknown): JsonType {
  if (value === null || value === undefined) return 'null';
  if (isList(value)) return 'array';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return 'string';
  return 'object';
}
