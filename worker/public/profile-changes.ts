import type { ProfileChanges } from './worker-api.ts';

/** Parts of the profile, of which the operator's fields and notes are parts of their own. */
const NESTED: readonly string[] = ['fields', 'notes'] satisfies (keyof ProfileChanges)[];

/**
 * Returns the stored unsaved changes with what one tab has changed of them; null if nothing is left. Several tabs may
 * have the profile open, and each knows its own typing: what another tab has stored since stays, also where this one
 * takes the same part back.
 *
 * @param changes as this tab has them now
 * @param before as this tab knew them stored
 */
export function mergedChanges(
  stored: ProfileChanges | null,
  changes: ProfileChanges | null,
  before: ProfileChanges | null,
): ProfileChanges | null {
  const { isTakenBack, isAsBefore } = changeSince(before, changes);
  const fields = mergedEntries(stored?.fields, changes?.fields, before?.fields);
  const notes = mergedEntries(stored?.notes, changes?.notes, before?.notes);
  const merged: ProfileChanges = {
    ...without(stored ?? {}, (name, value) => NESTED.includes(name) || isTakenBack(name, value)),
    ...without(changes ?? {}, (name, value) => NESTED.includes(name) || isAsBefore(name, value)),
    ...(Object.keys(fields).length === 0 ? {} : { fields }),
    ...(Object.keys(notes).length === 0 ? {} : { notes }),
  };
  return Object.keys(merged).length === 0 ? null : merged;
}

/** Returns the parts without those that `isLeftOut` matches. */
export function without<Parts extends ProfileChanges>(
  parts: Parts,
  isLeftOut: (name: string, value: unknown) => boolean,
): Partial<Parts> {
  const rest = { ...parts };
  for (const [name, value] of Object.entries(parts)) if (isLeftOut(name, value)) Reflect.deleteProperty(rest, name);
  return rest;
}

function mergedEntries<Value>(
  stored: Readonly<Record<string, Value>> = {},
  changes: Readonly<Record<string, Value>> = {},
  before: Readonly<Record<string, Value>> = {},
): Record<string, Value> {
  const { isTakenBack, isAsBefore } = changeSince(before, changes);
  return Object.fromEntries([
    ...Object.entries(stored).filter(([name, value]) => !isTakenBack(name, value)),
    ...Object.entries(changes).filter(([name, value]) => !isAsBefore(name, value)),
  ]);
}

function changeSince(before: object | null, changes: object | null) {
  const was = new Map<string, unknown>(Object.entries(before ?? {}));
  const has = new Set(Object.keys(changes ?? {}));
  const isAsBefore = (name: string, value: unknown) =>
    was.has(name) && JSON.stringify(value) === JSON.stringify(was.get(name));
  return { isAsBefore, isTakenBack: (name: string, value: unknown) => !has.has(name) && isAsBefore(name, value) };
}
