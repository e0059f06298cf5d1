import type { Rejection } from '../../../worker/public/outbox-row.ts';
import type { MessageId } from '../../i18n/translation.ts';

/** Returns the message for why a message was rejected. */
export function rejectionReason(rejection: Rejection): MessageId {
  if (rejection.reason === 'refused' && rejection.error === 'blocked') return 'chat.rejected_blocked';
  return REASONS[rejection.reason];
}

/**
 * Returns whether sending the same text again may succeed.
 *
 * @param canWrite whether the chat takes messages: not while its member is blocked or gone
 */
export function canRetry(rejection: Rejection, canWrite: boolean): boolean {
  return canWrite && rejection.reason !== 'partner-gone' && rejection.reason !== 'not-found';
}

/** Returns the message for why a photo was rejected. */
export function photoRejectionReason(rejection: Rejection): MessageId {
  if (rejection.reason === 'invalid' && rejection.fields['file'] !== undefined) return 'chat.photo_rejected_invalid';
  if (rejection.reason !== 'refused') return rejectionReason(rejection);
  if (rejection.status === 413) return 'chat.photo_rejected_large';
  return rejection.error === 'photo_limit' ? 'chat.photo_rejected_limit' : rejectionReason(rejection);
}

const REASONS = {
  'insufficient-credits': 'chat.rejected_credits',
  'partner-gone': 'chat.rejected_gone',
  'not-found': 'chat.rejected_not_found',
  invalid: 'chat.rejected_invalid',
  refused: 'chat.rejected_refused',
  'unreadable-answer': 'chat.rejected_unreadable',
} as const satisfies Record<Rejection['reason'], MessageId>;
