import type { DirectResult } from '../../public/direct-calls.ts';
import { withoutData } from '../../sync/direct-result.ts';
import { type Visit, write } from '../../sync/visit.ts';

/** Confirms the email address with the token from the activation email. */
export async function confirmActivation(visit: Visit, token: string, attemptId: string): Promise<DirectResult<null>> {
  const result = await write(visit, attemptId, (client, { header, csrf, signal }) =>
    client.PUT('/api/activate.php', { params: { header }, body: { token, csrf }, signal }),
  );
  return withoutData(result);
}

/** Resends the activation email. */
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
