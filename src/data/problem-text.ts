import type { Translation } from '../i18n/translation.ts';
import { storageProblem } from './command-problem.ts';
import type { DirectProblem } from './use-direct-read.ts';

const LONGEST_SHOWN_IN_SECONDS = 60;

/** What happened and what to do, in plain words, for a call that no view has better words for. */
export function problemText(problem: DirectProblem | { status: 'storage-refused' }, t: Translation['t']): string {
  switch (problem.status) {
    case 'offline':
      return t('problem.offline');
    case 'too-many-requests': {
      const { retryAfterS } = problem;
      return retryAfterS > LONGEST_SHOWN_IN_SECONDS
        ? t('login.too_many_minutes', { count: Math.ceil(retryAfterS / 60) })
        : t('login.too_many_seconds', { count: Math.max(1, Math.ceil(retryAfterS)) });
    }
    case 'foreign-answer':
      return t('problem.foreign');
    case 'storage-failed':
      return t(storageProblem(problem));
    case 'storage-refused':
      return t('session.storage_refused_text');
    case 'worker-unreachable':
      return t('session.worker_failed_text');
    case 'refused':
    case 'session-lost':
    case 'server-failed':
      return t('problem.server');
  }
}
