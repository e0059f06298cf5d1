import type { ProfileFields } from '../../../worker/public/rows.ts';
import { factValue } from './fact-value.ts';
import { humanised } from './profile-facts.ts';

/** Names of the operator's own fields, notes and codes, in the member's language. */
export type FieldNames = ProfileFields['labels'];

/** Returns the heading of a field or note; a readable form of its name if it has no known label. */
export function fieldName(names: FieldNames | null, field: string): string {
  return namesOf(names, field)?.label ?? humanised(field);
}

/**
 * Returns the words for a code that a member has chosen.
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
