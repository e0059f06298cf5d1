import type { ProfileFields } from '../../../worker/public/rows.ts';
import { factValue } from './fact-value.ts';
import { humanised } from './profile-facts.ts';

/** How the operator's own fields, notes and codes are called, in the member's language. */
export type FieldNames = ProfileFields['labels'];

/** What stands above a field or note; a readable form of its name while no words for it are known. */
export function fieldName(names: FieldNames | null, field: string): string {
  return namesOf(names, field)?.label ?? humanised(field);
}

/**
 * A code that a member has chosen, in words.
 *
 * @param locale BCP 47
 */
export function codeName(names: FieldNames | null, field: string, code: string, locale: string): string {
  const values = namesOf(names, field)?.values ?? {};
  return (Object.hasOwn(values, code) ? values[code] : undefined) ?? factValue(field, code, locale);
}

function namesOf(names: FieldNames | null, field: string): FieldNames[string] | undefined {
  return names !== null && Object.hasOwn(names, field) ? names[field] : undefined;
}
