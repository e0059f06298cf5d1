import { isMetaRow } from '../../public/row-doors.ts';
import type { CommandResult, SignupProgress } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { writeAccount } from '../../sync/write.ts';

/**
 * Keeps how far the sign-up is, in the account's own database: all tabs see it, and it goes when the member logs out.
 * A tab that is behind does not bring an earlier step back.
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
