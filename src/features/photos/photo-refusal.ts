import type { Result } from '../../data/calls.ts';
import type { CallFailure } from '../../data/failure-text.ts';
import type { MessageId } from '../../i18n/translation.ts';

/** Messages for photos the server rejects, by the code in `fields.file`. */
const REFUSALS = new Map<string, MessageId>([
  ['too_small', 'profile.photo_too_small'],
  ['too_large', 'profile.photo_too_many_pixels'],
  ['too_many', 'profile.photo_too_many'],
]);

/** Returns why the server will never accept this photo; null if a retry may help. */
export function photoRefusal(end: Result<'saveProfile'> | CallFailure): MessageId | null {
  if (end.status !== 'refused') return null;
  if (end.httpStatus === 413) return 'profile.photo_too_large';
  if (end.httpStatus !== 422) return null;
  return REFUSALS.get(end.fields['file'] ?? '') ?? 'profile.photo_wrong_kind';
}
