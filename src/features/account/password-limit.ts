import type { MessageId } from '../../i18n/translation.ts';

/** Longest password, in code points (contract, `NewPasswordRequest.password` and `ChangePasswordRequest`). */
const PASSWORD_MAX_LENGTH = 1000;

/** What is wrong with a new password before it is sent; null when nothing is. */
export function passwordProblem(password: string): MessageId | null {
  if (password === '') return 'password.new_missing';
  // Cut off in silence, it would not be the password that was pasted.
  return [...password].length > PASSWORD_MAX_LENGTH ? 'password.new_too_long' : null;
}
