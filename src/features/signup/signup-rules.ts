import { NAME_MAX_LENGTH } from '../../../worker/public/constants.ts';
import { isEmailAddress, tidyAddress } from '../../data/email-address.ts';

export type NameProblem = 'required' | 'too_long' | 'name_starts_with_at' | 'name_equal_to_email' | 'no_letter';

export type EmailProblem = 'required' | 'too_long' | 'not_an_address';

/** Maximum address length (contract, `NewAccount.email`). */
const EMAIL_MAX_LENGTH = 254;

/** Validates an address without asking the server; returns null if it is valid. */
export function emailProblem(email: string): EmailProblem | null {
  const tidy = tidyAddress(email);
  if (tidy === '') return 'required';
  if (tidy.length > EMAIL_MAX_LENGTH) return 'too_long';
  return isEmailAddress(tidy) ? null : 'not_an_address';
}

/** Returns the name; if empty, the local part of the address (specification, section 5). */
export function nameOrDefault(name: string, email: string): string {
  const tidy = name.trim();
  return tidy === '' ? (email.trim().split('@')[0]?.slice(0, NAME_MAX_LENGTH) ?? '') : tidy;
}

/**
 * Validates a name (specification, section 5); returns null if it is valid. A name of signs alone is refused too: nobody
 * can be addressed by it, searched for or told from another.
 */
export function nameProblem(name: string, email: string): NameProblem | null {
  const tidy = name.trim();
  if (tidy === '') return 'required';
  // Counted in code points, like JSON Schema.
  if ([...tidy].length > NAME_MAX_LENGTH) return 'too_long';
  if (tidy.startsWith('@')) return 'name_starts_with_at';
  if (tidyAddress(tidy).toLowerCase() === tidyAddress(email).toLowerCase()) return 'name_equal_to_email';
  return /[\p{Letter}\p{Number}]/u.test(tidy) ? null : 'no_letter';
}
