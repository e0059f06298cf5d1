import type { MessageId } from '../../i18n/translation.ts';
import { PHOTO_FILE_MAX_BYTES, type PhotoProblem } from './prepare-photo.ts';

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
