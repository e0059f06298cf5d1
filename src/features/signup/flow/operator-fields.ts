import type { ProfileFields, User } from '../../../../worker/public/rows.ts';

type Profile = User['profile'];

/**
 * Returns which of the operator's fields the member has changed; null if none. The operator may have removed a field or
 * a choice since it was saved or chosen: the server would refuse the whole step that names it.
 *
 * @param known null while the operator's fields are unknown
 */
export function changedFields(
  saved: Profile['fields'],
  chosen: Profile['fields'] | undefined,
  known: ProfileFields | null,
): Profile['fields'] | null {
  const before = new Map(Object.entries(saved));
  const offered = known === null ? null : new Map(Object.entries(known.allowed_values));
  const changed = Object.entries(chosen ?? {}).flatMap(([field, codes]) => {
    const allowed = offered === null ? codes : (offered.get(field) ?? []);
    const kept = codes.filter((code) => allowed.includes(code));
    const isGone = offered?.has(field) === false || (kept.length === 0 && codes.length > 0);
    return isGone || isSame(kept, before.get(field) ?? []) ? [] : [{ field, kept }];
  });
  return changed.length === 0 ? null : Object.fromEntries(changed.map(({ field, kept }) => [field, kept]));
}

/** Returns which of the operator's notes the member has changed, as `changedFields` does. */
export function changedNotes(
  saved: Profile['notes'],
  typed: Profile['notes'] | undefined,
  known: ProfileFields | null,
): Profile['notes'] | null {
  const before = new Map(Object.entries(saved));
  const changed = Object.entries(typed ?? {}).filter(
    ([note, text]) => text !== (before.get(note) ?? '') && (known === null || Object.hasOwn(known.notes, note)),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((code, index) => code === other[index]);
}
