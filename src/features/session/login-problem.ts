import type { WorkerCalls } from '../../data/calls.ts';
import { storageProblem } from '../../data/command-problem.ts';
import type { Translation } from '../../i18n/translation.ts';

/** Every way in which a login does not end in a session; a ban has a page of its own. */
export type LoginProblem = Exclude<Awaited<ReturnType<WorkerCalls['logIn']>>, { status: 'logged-in' | 'banned' }>;

/** What happened and what to do, in plain words. */
export function loginProblemText(problem: LoginProblem, t: Translation['t']): string {
  switch (problem.status) {
    case 'wrong-credentials':
      return t('login.wrong_credentials');
    case 'offline':
      return t('login.offline');
    case 'too-many-requests':
      return problem.retryAfterS > 60
        ? t('login.too_many_minutes', { count: Math.ceil(problem.retryAfterS / 60) })
        : t('login.too_many_seconds', { count: Math.max(1, Math.ceil(problem.retryAfterS)) });
    case 'foreign-answer':
      return t('problem.foreign');
    case 'storage-failed':
      return t(storageProblem(problem));
    case 'storage-refused':
      return t('session.storage_refused_text');
    case 'worker-unreachable':
      return t('session.worker_failed_text');
    // A 403 here means that the server did not take the form, not that a session was lost.
    case 'session-lost':
    case 'server-failed':
      return t('login.server_failed');
  }
}
