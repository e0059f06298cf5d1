import type { CommandResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { writeAccount } from '../../sync/write.ts';

/** Sets the balance on this device to 0 until the next server response. */
export async function emptyCredits(account: Account): Promise<CommandResult> {
  const { user } = account.database;
  const written = await writeAccount(account, [user], async (): Promise<CommandResult> => {
    const row = await user.get('self');
    if (row !== undefined) await user.put({ ...row, user: { ...row.user, credits: 0 } });
    return { status: 'accepted' };
  });
  return commandResult(written);
}
