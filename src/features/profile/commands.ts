import type { ProfileChanges, SaveResult } from '../../../worker/public/worker-api.ts';
import { callWorker, SERVER_CALL_LIMIT_MS, type Unreachable } from '../../worker-client/connection.ts';

export type SaveEnd = SaveResult | Unreachable;

/** Saves what changed of the own profile. */
export function saveProfile(changes: ProfileChanges): Promise<SaveEnd> {
  return callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.saveProfile(changes));
}

/** @param idempotencyKey the same for each try with this file */
export function uploadImage(image: Blob, idempotencyKey: string): Promise<SaveEnd> {
  return callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.uploadImage(image, idempotencyKey));
}

export function chooseMainImage(imageId: number): Promise<SaveEnd> {
  return callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.chooseMainImage(imageId));
}

export function removeImage(imageId: number): Promise<SaveEnd> {
  return callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.removeImage(imageId));
}
