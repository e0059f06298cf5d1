import type { CommandResult, ProfileChanges, ProfileSave, SaveResult } from '../../../worker/public/worker-api.ts';
import { calls } from '../../data/calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import { uploadImage } from '../../data/upload-image.ts';

export type SaveEnd = SaveResult | Unreachable;

/** Saves what changed of the own profile. */
export async function saveProfile(changes: ProfileSave): Promise<SaveEnd> {
  const end = await calls.saveProfile(changes);
  logFailure('The profile could not be saved', end);
  return end;
}

/** Keeps what is not saved yet on this device; null forgets it. Where the device has no room, nothing is kept. */
export function saveProfileDraft(changes: ProfileChanges | null): Promise<CommandResult | Unreachable> {
  return calls.saveProfileDraft(changes);
}

/** Adds a photo, as `uploadImage` says. */
export async function addPhoto(photo: Blob, idempotencyKey: string, onSent: (share: number) => void): Promise<SaveEnd> {
  const end = await uploadImage(photo, idempotencyKey, onSent);
  logFailure('The photo could not be uploaded', end);
  return end;
}

export function chooseMainImage(imageId: number): Promise<SaveEnd> {
  return calls.chooseMainImage(imageId);
}

export function removeImage(imageId: number): Promise<SaveEnd> {
  return calls.removeImage(imageId);
}

/** @param order every photo of the member once */
export function arrangeImages(order: readonly number[]): Promise<SaveEnd> {
  return calls.arrangeImages(order);
}

/** The specification, section 8, has these failures in the log; the page also tells the member. */
function logFailure(what: string, { status }: SaveEnd): void {
  if (status !== 'saved') console.error(`${what}: ${status}`);
}
