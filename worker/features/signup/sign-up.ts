import type { DirectResult, NewAccount } from '../../public/direct-calls.ts';
import type { User } from '../../public/rows.ts';
import { type Visit, write } from '../../sync/visit.ts';

/** Creates the account; the server's response also logs it in. */
export async function callSignUp(visit: Visit, account: NewAccount, attemptId: string): Promise<DirectResult<User>> {
  const result = await write(visit, attemptId, (client, { header, csrf, signal }) =>
    client.POST('/api/user.php', {
      params: { header, query: { new: '1' } },
      body: { ...account, csrf },
      signal,
    }),
  );
  if (result.status !== 'answered') return result;
  // The path has three uses; this one must return a user.
  return 'profile' in result.data
    ? { status: 'answered', data: result.data }
    : { status: 'server-failed', httpStatus: null };
}
