import type { SignUpResult } from '../../../worker/public/direct-calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import { failureText } from '../../data/failure-text.ts';
import type { MessageId, Translation } from '../../i18n/translation.ts';
import { EMAIL_WORDS, NAME_WORDS, PASSWORD_WORDS } from './signup-words.ts';

/** What is wrong with each field of the form; null if nothing is. */
export interface FieldErrors {
  email: MessageId | null;
  name: MessageId | null;
  password: MessageId | null;
}

/** Returns a message that explains why sign-up failed and what to do about it. */
export function signupProblemText(
  problem: Exclude<SignUpResult | Unreachable, { status: 'signed-up' }>,
  t: Translation['t'],
): string {
  if (problem.status === 'storage-refused') return t('signup.made_not_stored');
  if (problem.status !== 'refused') return failureText(problem, t);
  if (problem.error === 'signups_closed') return t('signup.closed_text');
  return t('signup.refused');
}

/**
 * Returns what the server found wrong with the fields of the form; null if that is none of them. A field tells its error
 * itself, once it has the focus: words above the form would have it heard twice.
 */
export function refusedFields(fields: Readonly<Record<string, string>>): FieldErrors | null {
  const found = {
    email: wordsOf(fields['email'], { ...EMAIL_WORDS, taken: 'signup.email_taken' }, 'signup.invalid_email'),
    name: wordsOf(fields['name'], NAME_WORDS),
    password: wordsOf(fields['password'], PASSWORD_WORDS),
  };
  return Object.values(found).some(Boolean) ? found : null;
}

/** Returns the message for a field's contract error code; null if there is no code. */
function wordsOf(
  code: string | undefined,
  known: Readonly<Record<string, MessageId>>,
  otherwise: MessageId = 'profile.not_accepted',
): MessageId | null {
  return code === undefined ? null : (new Map(Object.entries(known)).get(code) ?? otherwise);
}
