import type { EmailValidation } from '../../../worker/public/direct-calls.ts';
import type { MessageId } from '../../i18n/translation.ts';
import type { EmailProblem, NameProblem } from './signup-rules.ts';

/** What the form of step 0 says to each problem of its fields. */
export const EMAIL_WORDS: Record<EmailProblem, MessageId> = {
  required: 'login.email_missing',
  too_long: 'signup.email_too_long',
  not_an_address: 'mail.not_an_address',
};

/** Also those of the name in the own profile. */
export const NAME_WORDS: Record<NameProblem, MessageId> = {
  required: 'signup.name_required',
  too_long: 'signup.name_too_long',
  name_starts_with_at: 'signup.name_starts_with_at',
  name_equal_to_email: 'signup.name_equal_to_email',
  no_letter: 'signup.name_no_letter',
};

export const PASSWORD_WORDS: Readonly<Record<string, MessageId>> = {
  required: 'login.password_missing',
  too_long: 'password.new_too_long',
};

/** Messages by address status (contract, `EmailValidation`). */
export const CHECK_WORDS: Record<EmailValidation['status'], MessageId | null> = {
  new: null,
  invalid: 'signup.invalid_email',
  active: 'signup.email_taken',
  not_confirmed: 'signup.email_taken',
  deleted: 'signup.email_deleted',
};
