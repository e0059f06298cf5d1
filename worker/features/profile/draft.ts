import type { CommandResult, ProfileChanges } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { writeAccount } from '../../sync/write.ts';

/** Keeps what is changed and not saved yet of the own profile; null forgets it. */
export async function saveProfileDraft(account: Account, changes: ProfileChanges | null): Promise<CommandResult> {
  const { meta } = account.database;
  const written = await writeAccount(account, [meta], async (): Promise<CommandResult> => {
    if (changes === null) await meta.delete('profile-draft');
    else await meta.put({ key: 'profile-draft', changes });
    return { status: 'accepted' };
  });
  return commandResult(written);
}
