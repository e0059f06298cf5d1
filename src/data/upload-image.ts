import { proxy } from 'comlink';
import type { SaveResult } from '../../worker/public/worker-api.ts';
import { callWorker, SERVER_CALL_LIMIT_MS } from './call-worker.ts';
import type { Unreachable } from './connection.ts';

/**
 * Uploads a photo of the member, without a limit on total time as long as it makes progress.
 *
 * @param idempotencyKey the same for each attempt with this photo
 * @param onSent called with the fraction sent so far, from 0 to 1
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
