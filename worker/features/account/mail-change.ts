import type { DirectResult } from '../../public/direct-calls.ts';
import { withoutData } from '../../sync/direct-result.ts';
import { type Visit, write } from '../../sync/visit.ts';

/** Makes the new address the account's own, with the token of the mail that went there. */
export async function confirmMailChange(visit: Visit, token: string, attemptId: string): Promise<DirectResult<null>> {
  const result = await write(visit, attemptId, (client, { header, csrf, signal }) =>
    client.PUT('/api/mail-change.php', { params: { header }, body: { token, csrf }, signal }),
  );
  return withoutData(result);
}
