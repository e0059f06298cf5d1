import type { Result } from '../../data/calls.ts';
import { type FailureWords, failureText } from '../../data/failure-text.ts';
import type { Translation } from '../../i18n/translation.ts';

/** Every way in which a login does not end in a session; a ban has a page of its own. */
export type LoginProblem = Exclude<Result<'logIn'>, { status: 'logged-in' | 'banned' }>;

/** A 403 means that the server did not take the form, not that a session was lost. */
const LOGIN_WORDS = {
  offline: 'login.offline',
  refused: 'login.server_failed',
  'session-lost': 'login.server_failed',
  'server-failed': 'login.server_failed',
} as const satisfies FailureWords;

/** What happened and what to do, in plain words. */
export function loginProblemText(problem: LoginProblem, t: Translation['t']): string {
  return problem.status === 'wrong-credentials' ? t('login.wrong_credentials') : failureText(problem, t, LOGIN_WORDS);
}
