import type { Result } from '../../data/calls.ts';
import { type FailureWords, failureText } from '../../data/failure-text.ts';
import type { Translation } from '../../i18n/translation.ts';

/** Every way a login can fail, except for a ban, which has its own page. */
export type LoginProblem = Exclude<Result<'logIn'>, { status: 'logged-in' | 'banned' }>;

/** `session-lost` (403) means that the server rejected the form, since there is no session to lose yet. */
const LOGIN_WORDS = {
  offline: 'login.offline',
  refused: 'login.server_failed',
  'session-lost': 'login.server_failed',
  'server-failed': 'login.server_failed',
} as const satisfies FailureWords;

/** Returns a user-facing message that explains the problem and what to do about it. */
export function loginProblemText(problem: LoginProblem, t: Translation['t']): string {
  return problem.status === 'wrong-credentials' ? t('login.wrong_credentials') : failureText(problem, t, LOGIN_WORDS);
}
