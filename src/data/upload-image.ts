import { proxy } from 'comlink';
import type { SaveResult } from '../../worker/public/worker-api.ts';
import { callWorker, SERVER_CALL_LIMIT_MS, type Unreachable } from './connection.ts';

/**
 * Sends a photo of the member, for as long as it gets on.
 *
 * @param idempotencyKey the same for each try with this photo
 * @param onSent hears the share that has been sent, from 0 to 1
 */
export function uploadImage(
  image: Blob,
  idempotencyKey: string,
  onSent: (share: number) => void,
): Promise<SaveResult | Unreachable> {
  return callWorker(SERVER_CALL_LIMIT_MS, (worker, onProgress) =>
    worker.uploadImage(
      image,
      idempotencyKey,
      proxy((share: number) => {
        onProgress();
        onSent(share);
      }),
    ),
  );
}
