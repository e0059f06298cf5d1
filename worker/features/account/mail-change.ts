import type { DirectResult } from '../../public/direct-calls.ts';
import { withoutData } from '../../sync/direct-result.ts';
import { type Visit, write } from '../../sync/visit.ts';

/** Confirms the account's new email address with the token from the email sent to it. */
export async function confirmMailChange(visit: Visit, token: string, attemptId: string): Promise<DirectResult<null>> {
  const result = await write(visit, attemptId, (client, { header, csrf, signal }) =>
    client.PUT('/api/mail-change.php', { params: { header }, body: { token, csrf }, signal }),
  );
  return withoutData(result);
}
