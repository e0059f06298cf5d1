import type { DirectResult } from '../../public/direct-calls.ts';
import { withoutData } from '../../sync/direct-result.ts';
import { type Visit, write } from '../../sync/visit.ts';

/** Confirms the address with the token of the activation mail. */
export async function confirmActivation(visit: Visit, token: string, attemptId: string): Promise<DirectResult<null>> {
  const result = await write(visit, attemptId, (client, { header, csrf, signal }) =>
    client.PUT('/api/activate.php', { params: { header }, body: { token, csrf }, signal }),
  );
  return withoutData(result);
}

/** Sends the activation mail again. */
export async function resendActivation(
  visit: Visit,
  email: string | null,
  attemptId: string,
): Promise<DirectResult<null>> {
  const result = await write(visit, attemptId, (client, { header, csrf, signal }) =>
    client.POST('/api/activate.php', { params: { header }, body: { email, csrf }, signal }),
  );
  return withoutData(result);
}
