import type { ProfileSave } from '../../../worker/public/worker-api.ts';
import { calls, type Result } from '../../data/calls.ts';
import { uploadImage } from '../../data/upload-image.ts';

/** Saves the changed parts of the member's own profile; logs failures. */
export async function saveProfile(changes: ProfileSave): Promise<Result<'saveProfile'>> {
  const end = await calls.saveProfile(changes);
  logFailure('The profile could not be saved', end);
  return end;
}

/** Uploads a photo (see `uploadImage`); logs failures. */
export async function addPhoto(
  photo: Blob,
  idempotencyKey: string,
  onSent: (share: number) => void,
): Promise<Result<'saveProfile'>> {
  const end = await uploadImage(photo, idempotencyKey, onSent);
  logFailure('The photo could not be uploaded', end);
  return end;
}

/** The specification, section 8, requires logging these failures; the page also shows them to the member. */
function logFailure(what: string, { status }: Result<'saveProfile'>): void {
  if (status !== 'saved') console.error(`${what}: ${status}`);
}
