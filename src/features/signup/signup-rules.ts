import { NAME_MAX_LENGTH } from '../../../worker/public/constants.ts';
import { isEmailAddress } from '../../data/email-address.ts';

export type NameProblem = 'required' | 'too_long' | 'name_starts_with_at' | 'name_equal_to_email';

export type EmailProblem = 'required' | 'too_long' | 'not_an_address';

/** Longest address (contract, `NewAccount.email`). */
const EMAIL_MAX_LENGTH = 254;

/** What is wrong with an address before the server is asked; null when nothing is. */
export function emailProblem(email: string): EmailProblem | null {
  const tidy = email.trim();
  if (tidy === '') return 'required';
  if (tidy.length > EMAIL_MAX_LENGTH) return 'too_long';
  return isEmailAddress(tidy) ? null : 'not_an_address';
}

/** An empty name is the part of the address before the at sign (specification, section 5). */
export function nameOrDefault(name: string, email: string): string {
  const tidy = name.trim();
  return tidy === '' ? (email.trim().split('@')[0]?.slice(0, NAME_MAX_LENGTH) ?? '') : tidy;
}

/** What is wrong with a name (specification, section 5); null when nothing is. */
export function nameProblem(name: string, email: string): NameProblem | null {
  const tidy = name.trim();
  if (tidy === '') return 'required';
  // As JSON Schema counts, in code points.
  if ([...tidy].length > NAME_MAX_LENGTH) return 'too_long';
  if (tidy.startsWith('@')) return 'name_starts_with_at';
  return tidy.toLowerCase() === email.trim().toLowerCase() ? 'name_equal_to_email' : null;
}
