import type { components } from '../../../openapi/generated/types.ts';
import type { ApiClient } from '../../http/api-client.ts';
import type { Outcome } from '../../http/outcome.ts';
import type { AccountDeletion } from '../../public/worker-api.ts';

/** Deletes the account that the session cookie belongs to; the password authorises it. */
export function callDeleteAccount(
  api: ApiClient,
  { password, reason }: AccountDeletion,
  attemptId: string,
  signal: AbortSignal,
): Promise<Outcome<components['schemas']['Done']>> {
  return api.perform(
    (client, { signal: limited }) =>
      client.DELETE('/api/user.php', {
        params: { header: { 'Idempotency-Key': attemptId } },
        body: { password, reason },
        signal: limited,
      }),
    signal,
  );
}
