import { isMetaRow } from '../../public/row-doors.ts';
import type { CommandResult, SignupProgress } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { writeAccount } from '../../sync/write.ts';

/**
 * Stores the sign-up progress in the account's own database, where all tabs see it and a logout deletes it. A tab that
 * is behind cannot set it back to an earlier step.
 */
export async function keepSignup(account: Account, progress: SignupProgress | null): Promise<CommandResult> {
  const { meta } = account.database;
  const written = await writeAccount(account, [meta], async (): Promise<CommandResult> => {
    const stored = await meta.get('signup');
    if (progress === null) await meta.delete('signup');
    else if (!isMetaRow(stored) || stored.key !== 'signup' || stored.step <= progress.step) {
      await meta.put({ key: 'signup', ...progress });
    }
    return { status: 'accepted' };
  });
  return commandResult(written);
}
