import type { SignUpResult } from '../../../worker/public/direct-calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import { failureText } from '../../data/failure-text.ts';
import type { MessageId, Translation } from '../../i18n/translation.ts';

/** Returns a message that explains why sign-up failed and what to do about it. */
export function signupProblemText(
  problem: Exclude<SignUpResult | Unreachable, { status: 'signed-up' }>,
  t: Translation['t'],
): string {
  if (problem.status === 'storage-refused') return t('signup.made_not_stored');
  if (problem.status !== 'refused') return failureText(problem, t);
  if (problem.error === 'signups_closed') return t('signup.closed_text');
  if ('email' in problem.fields) {
    return t(problem.fields['email'] === 'taken' ? 'signup.email_taken' : 'signup.invalid_email');
  }
  return t('signup.refused');
}

/** Returns the message for a field's contract error code; null if there is no code. */
export function wordsOf(
  code: string | undefined,
  known: Readonly<Record<string, MessageId>>,
  otherwise: MessageId = 'profile.not_accepted',
): MessageId | null {
  return code === undefined ? null : (new Map(Object.entries(known)).get(code) ?? otherwise);
}
