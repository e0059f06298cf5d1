import { at, isList, valueAtPointer } from '../contract/json.ts';

/** A list at a JSON pointer; empty where there is none. */
export function listIn(body: unknown, pointer: string): readonly unknown[] {
  const found = valueAtPointer(body, pointer);
  return isList(found) ? found : [];
}

/** Whether a list of objects holds one whose value at a pointer is this one. */
export function holds(list: readonly unknown[], pointer: string, value: unknown): boolean {
  return list.some((entry) => valueAtPointer(entry, pointer) === value);
}

export function numberIn(body: unknown, pointer: string): number | null {
  const found = valueAtPointer(body, pointer);
  return typeof found === 'number' ? found : null;
}

export function textIn(body: unknown, name: string): string | null {
  const found = at(body, name);
  return typeof found === 'string' ? found : null;
}
