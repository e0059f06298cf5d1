import type { Result } from '../../data/calls.ts';
import type { MessageId } from '../../i18n/translation.ts';
import { PHOTO_FILE_MAX_BYTES, type PhotoProblem } from '../photos/prepare-photo.ts';

const BYTES_PER_MEGABYTE = 1_000_000;

/** Size limit for chosen files, in megabytes; photos are scaled down before the upload. */
export const PHOTO_FILE_MAX_MB = PHOTO_FILE_MAX_BYTES / BYTES_PER_MEGABYTE;

/** Messages for files that are rejected before the upload (specification, section 5). */
export const PHOTO_PROBLEM_WORDS: Record<PhotoProblem, MessageId> = {
  kind: 'profile.photo_wrong_kind',
  heic: 'profile.photo_heic',
  file_size: 'profile.photo_too_large',
  pixels: 'profile.photo_too_many_pixels',
  unreadable: 'profile.photo_unreadable',
};

/** Messages for photos the server rejects, by the code in `fields.file`. */
const REFUSALS = new Map<string, MessageId>([
  ['too_small', 'profile.photo_too_small'],
  ['too_large', 'profile.photo_too_many_pixels'],
  ['too_many', 'profile.photo_too_many'],
]);

/** Returns why the server will never accept this photo; null if a retry may help. */
export function photoRefusal(end: Result<'saveProfile'>): MessageId | null {
  if (end.status !== 'refused') return null;
  if (end.httpStatus === 413) return 'profile.photo_too_large';
  if (end.httpStatus !== 422) return null;
  return REFUSALS.get(end.fields['file'] ?? '') ?? 'profile.photo_wrong_kind';
}
