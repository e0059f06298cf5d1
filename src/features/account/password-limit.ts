import type { MessageId } from '../../i18n/translation.ts';

/**
 * Maximum length of a password, in code points (contract, `NewPasswordRequest.password` and `ChangePasswordRequest`).
 */
const PASSWORD_MAX_LENGTH = 1000;

/** Validates a new password before it is sent; null if it is fine. */
export function passwordProblem(password: string): MessageId | null {
  if (password === '') return 'password.new_missing';
  // Silently truncated, it would not be the password that was pasted.
  return [...password].length > PASSWORD_MAX_LENGTH ? 'password.new_too_long' : null;
}
