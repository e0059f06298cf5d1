import type { Failure, StorageFailure } from '../../worker/public/failure.ts';
import type { MessageId, Translation } from '../i18n/translation.ts';
import type { Unreachable } from './connection.ts';

/** Every way in which a view's call can fail. */
export type CallFailure = Failure | Unreachable | { status: 'storage-refused' };

const LONGEST_SHOWN_IN_SECONDS = 60;

/** Texts of a view for which a failure has a specific meaning, such as `{ offline: 'login.offline' }`. */
export type FailureWords = Readonly<Partial<Record<CallFailure['status'], MessageId>>>;

/** For input that was not saved: it stays in the form. */
export const NOT_SAVED = {
  offline: 'problem.save_offline',
  refused: 'problem.save_refused',
} as const satisfies FailureWords;

/** For what could not be read, or was pressed and not done: nothing was typed that could be lost. */
export const NOT_READ = {
  offline: 'problem.load_offline',
  'foreign-answer': 'problem.load_foreign',
} as const satisfies FailureWords;

/** Returns what happened and what to do, in plain words. */
export function failureText(failure: CallFailure, t: Translation['t'], words: FailureWords = {}): string {
  const own = words[failure.status];
  if (own !== undefined) return t(own);
  switch (failure.status) {
    case 'offline':
      return t('problem.offline');
    case 'too-many-requests': {
      const { retryAfterS } = failure;
      return retryAfterS > LONGEST_SHOWN_IN_SECONDS
        ? t('login.too_many_minutes', { count: Math.ceil(retryAfterS / 60) })
        : t('login.too_many_seconds', { count: Math.max(1, Math.ceil(retryAfterS)) });
    }
    case 'foreign-answer':
      return t('problem.foreign');
    case 'storage-failed':
      return t(storageText(failure));
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

/** Returns the message for a failed write to the browser's storage. */
export function storageText({ cause }: StorageFailure): MessageId {
  return cause === 'quota' ? 'chats.problem_quota' : 'chats.problem_storage';
}
