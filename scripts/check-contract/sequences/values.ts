import { at, isList, isRecord, valueAtPointer } from '../contract/json.ts';

/** Returns the list at a JSON pointer, accepting an object with numeric keys; empty if there is none. */
export function listIn(body: unknown, pointer: string): readonly unknown[] {
  const found = valueAtPointer(body, pointer);
  if (isRecord(found) && Object.keys(found).every((key) => /^\d+$/.test(key))) return Object.values(found);
  return isList(found) ? found : [];
}

/** Returns whether a list has an entry with this value at a pointer. Ids sent as text match too: a separate finding. */
export function holds(list: readonly unknown[], pointer: string, value: unknown): boolean {
  return list.some((entry) => String(valueAtPointer(entry, pointer)) === String(value));
}

export function numberIn(body: unknown, pointer: string): number | null {
  const found = valueAtPointer(body, pointer);
  return typeof found === 'number' ? found : null;
}

export function textIn(body: unknown, name: string): string | null {
  const found = at(body, name);
  return typeof found === 'string' ? found : null;
}
