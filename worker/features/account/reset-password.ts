import type { DirectResult } from '../../public/direct-calls.ts';
import { withoutData } from '../../sync/direct-result.ts';
import { type Visit, write } from '../../sync/visit.ts';

/** Requests an email with a link to set a new password. */
export async function requestPasswordReset(
  visit: Visit,
  email: string,
  attemptId: string,
): Promise<DirectResult<null>> {
  const result = await write(visit, attemptId, (client, { header, csrf, signal }) =>
    client.POST('/api/reset-password.php', { params: { header }, body: { email, csrf }, signal }),
  );
  return withoutData(result);
}

/** Sets the new password with the token from that link. */
export async function resetPassword(
  visit: Visit,
  token: string,
  password: string,
  attemptId: string,
): Promise<DirectResult<null>> {
  const result = await write(visit, attemptId, (client, { header, csrf, signal }) =>
    client.PUT('/api/reset-password.php', { params: { header }, body: { token, password, csrf }, signal }),
  );
  return withoutData(result);
}
