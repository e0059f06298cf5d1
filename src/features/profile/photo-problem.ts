import type { Result } from '../../data/calls.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { PHOTO_FILE_MAX_BYTES, type PhotoProblem } from '../signup/flow/prepare-photo.ts';

const BYTES_PER_MEGABYTE = 1_000_000;

/** The largest file that is read, in megabytes; what is sent is made smaller. */
export const PHOTO_FILE_MAX_MB = PHOTO_FILE_MAX_BYTES / BYTES_PER_MEGABYTE;

/** Why a file cannot be a photo (specification, section 5), by what was found in it. */
export const PHOTO_PROBLEM_WORDS: Record<PhotoProblem, MessageId> = {
  kind: 'profile.photo_wrong_kind',
  heic: 'profile.photo_heic',
  file_size: 'profile.photo_too_large',
  pixels: 'profile.photo_too_many_pixels',
  unreadable: 'profile.photo_unreadable',
};

/** The words for what the server found in a photo, by the code of `fields.file`. */
const REFUSALS = new Map<string, MessageId>([
  ['too_small', 'profile.photo_too_small'],
  ['too_large', 'profile.photo_too_many_pixels'],
  ['too_many', 'profile.photo_too_many'],
]);

/** Why the server will never take this photo; null when another try may help. */
export function photoRefusal(end: Result<'saveProfile'>): MessageId | null {
  if (end.status !== 'refused') return null;
  if (end.httpStatus === 413) return 'profile.photo_too_large';
  if (end.httpStatus !== 422) return null;
  return REFUSALS.get(end.fields['file'] ?? '') ?? 'profile.photo_wrong_kind';
}
