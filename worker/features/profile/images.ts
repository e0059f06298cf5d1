import { isNotFound, type Outcome } from '../../http/outcome.ts';
import type { OnSent } from '../../http/send-with-progress.ts';
import type { User } from '../../public/rows.ts';
import type { SaveResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { noteChange } from '../../sync/newest-answer.ts';
import { pullUser } from '../user/pull.ts';

type OwnImages = { images: User['profile']['images'] };

/**
 * Adds a photo; the server detects its type from the content and may require approval first. The call does not time out
 * while the upload progresses: on a slow connection, a photo takes longer than the time limit of other calls.
 */
export async function uploadImage(
  account: Account,
  image: Blob,
  idempotencyKey: string,
  onSent: OnSent,
): Promise<SaveResult> {
  const outcome = await account.api.perform(
    (client, { signal, onProgress }) =>
      client.POST('/api/profileimage.php', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: { file: '' },
        bodySerializer: () => {
          const form = new FormData();
          form.append('file', image);
          return form;
        },
        signal,
        fetch: (request) =>
          account.environment.send(request, (share) => {
            onProgress();
            onSent(share);
          }),
      }),
    account.signal,
  );
  return await settle(account, outcome);
}

export async function chooseMainImage(account: Account, imageId: number): Promise<SaveResult> {
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.PUT('/api/profileimage.php', {
        params: { header: { 'Idempotency-Key': account.environment.createId() } },
        body: { main: imageId },
        signal,
      }),
    account.signal,
  );
  return await settleChange(account, outcome);
}

/** Reorders all photos; the first approved one becomes the main photo. */
export async function arrangeImages(account: Account, order: readonly number[]): Promise<SaveResult> {
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.PUT('/api/profileimage.php', {
        params: { header: { 'Idempotency-Key': account.environment.createId() } },
        body: { order: [...order] },
        signal,
      }),
    account.signal,
  );
  return await settleChange(account, outcome);
}

export async function removeImage(account: Account, imageId: number): Promise<SaveResult> {
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.DELETE('/api/profileimage.php', {
        params: { header: { 'Idempotency-Key': account.environment.createId() } },
        body: { image: imageId },
        signal,
      }),
    account.signal,
  );
  // Already deleted, which is the intended result.
  if (isNotFound(outcome)) {
    noteChange(account, 'user');
    await pullUser(account);
    return { status: 'saved' };
  }
  return await settle(account, outcome);
}

/** Refetches the user: the main photo and the profile's completeness depend on the photos. */
async function settle(account: Account, outcome: Outcome<OwnImages>): Promise<SaveResult> {
  if (outcome.kind !== 'ok') return failureOf(outcome);
  noteChange(account, 'user');
  await pullUser(account);
  return { status: 'saved' };
}

/** Refetches the user also after a refusal: another device has removed a photo, or the review has decided otherwise. */
async function settleChange(account: Account, outcome: Outcome<OwnImages>): Promise<SaveResult> {
  const end = await settle(account, outcome);
  if (end.status === 'refused') await pullUser(account);
  return end;
}
