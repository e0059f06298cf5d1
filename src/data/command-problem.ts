import type { CommandResult } from '../../worker/public/worker-api.ts';
import type { MessageId } from '../i18n/translation.ts';
import { storageText } from './failure-text.ts';

/**
 * Returns the message for why a command was not accepted, in which case nothing was written; null if it was accepted.
 */
export function commandProblem(result: CommandResult | { status: 'worker-unreachable' }): MessageId | null {
  switch (result.status) {
    case 'accepted':
      return null;
    case 'session-lost':
      return 'chats.problem_no_session';
    case 'worker-unreachable':
      return 'chats.problem_unreachable';
    case 'storage-failed':
      return storageText(result);
    case 'invalid':
      return INVALID_PROBLEMS[result.problem];
  }
}

/** Whether the same command may be accepted later, without anything that the member does. */
export function isWorthRetrying(result: CommandResult | { status: 'worker-unreachable' }): boolean {
  return result.status === 'worker-unreachable' || result.status === 'storage-failed';
}

const INVALID_PROBLEMS = {
  empty: 'chats.problem_empty',
  'too-long': 'chats.problem_too_long',
  'too-many': 'saved_search.problem_too_many',
  'too-many-photos': 'chats.problem_too_many_photos',
  'unknown-chat': 'chats.problem_unknown_chat',
  'unknown-profile': 'chats.problem_unknown_profile',
  'unknown-intent': 'chats.problem_unknown_intent',
  'unknown-message': 'chats.problem_unknown_message',
  'unknown-search': 'saved_search.problem_unknown',
  'read-only': 'chats.problem_read_only',
} as const satisfies Record<Extract<CommandResult, { status: 'invalid' }>['problem'], MessageId>;
