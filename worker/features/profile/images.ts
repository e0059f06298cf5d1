import type { Outcome } from '../../http/outcome.ts';
import type { OnSent } from '../../http/send-with-progress.ts';
import type { User } from '../../public/rows.ts';
import type { SaveResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { pullUser } from '../user/pull.ts';

type OwnImages = { images: User['profile']['images'] };

/**
 * Adds a photo; the server tells its kind by its content and may want to approve it first. As long as it gets on, it
 * has time: on a slow connection a photo takes longer than other calls may.
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
  return await settle(account, outcome);
}

/** Puts all photos in another order; the first approved one is the main photo. */
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
  return await settle(account, outcome);
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
  // Gone already is what was wanted.
  if (outcome.kind === 'http' && outcome.status === 404) {
    await pullUser(account);
    return { status: 'saved' };
  }
  return await settle(account, outcome);
}

/** The member is fetched again: main photo and completeness follow from the photos. */
async function settle(account: Account, outcome: Outcome<OwnImages>): Promise<SaveResult> {
  if (outcome.kind !== 'ok') return failureOf(outcome);
  await pullUser(account);
  return { status: 'saved' };
}
