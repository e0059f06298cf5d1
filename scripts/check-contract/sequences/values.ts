import { at, isList, isRecord, valueAtPointer } from '../contract/json.ts';

/** A list at a JSON pointer, also one that came as an object with numbers for keys; empty where there is none. */
export function listIn(body: unknown, pointer: string): readonly unknown[] {
  const found = valueAtPointer(body, pointer);
  if (isRecord(found) && Object.keys(found).every((key) => /^\d+$/.test(key))) return Object.values(found);
  return isList(found) ? found : [];
}

/** Whether a list of objects holds one whose value at a pointer is this one; that an id is a text is told elsewhere. */
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
