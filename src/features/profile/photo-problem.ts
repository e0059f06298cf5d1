import type { MessageId } from '../../i18n/translation.ts';
import type { SaveEnd } from './commands.ts';

const KINDS = ['image/png', 'image/jpeg'];

/** What keeps a file from being a photo (specification, section 5); the server looks at its content again. */
export function photoProblem(file: Pick<File, 'type' | 'size'>, maxBytes: number): 'kind' | 'size' | null {
  if (!KINDS.includes(file.type)) return 'kind';
  return file.size > maxBytes ? 'size' : null;
}

/** The words for what the server found in a photo, by the code of `fields.file`. */
const REFUSALS = new Map<string, MessageId>([
  ['too_small', 'profile.photo_too_small'],
  ['too_large', 'profile.photo_too_many_pixels'],
  ['too_many', 'profile.photo_too_many'],
]);

/** Why the server will never take this photo; null when another try may help. */
export function photoRefusal(end: SaveEnd): MessageId | null {
  if (end.status === 'refused' && end.httpStatus === 413) return 'profile.photo_too_large';
  if (end.status !== 'invalid') return null;
  return REFUSALS.get(end.fields['file'] ?? '') ?? 'profile.photo_wrong_kind';
}
