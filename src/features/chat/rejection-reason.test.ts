import { expect, test } from 'vitest';
import { canRetry, photoRejectionReason, rejectionReason } from './rejection-reason.ts';

const BLOCKED = { reason: 'refused', status: 409, error: 'blocked' } as const;

test('a message to a member who is blocked says so, and is not tried again before that one is unblocked', () => {
  expect(rejectionReason(BLOCKED)).toBe('chat.rejected_blocked');
  expect(photoRejectionReason(BLOCKED)).toBe('chat.rejected_blocked');
  expect(canRetry(BLOCKED, false)).toBe(false);
  expect(canRetry(BLOCKED, true)).toBe(true);
});

test('what was refused for another reason is told as before, and is not tried again where nothing can be written', () => {
  expect(rejectionReason({ reason: 'refused', status: 409 })).toBe('chat.rejected_refused');
  expect(canRetry({ reason: 'insufficient-credits' }, true)).toBe(true);
  expect(canRetry({ reason: 'insufficient-credits' }, false)).toBe(false);
  expect(canRetry({ reason: 'partner-gone' }, true)).toBe(false);
});
