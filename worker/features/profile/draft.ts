import type { CommandResult, ProfileChanges } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { writeAccount } from '../../sync/write.ts';

/** Stores unsaved changes of the member's own profile; null discards them. */
export async function saveProfileDraft(account: Account, changes: ProfileChanges | null): Promise<CommandResult> {
  const { meta } = account.database;
  const written = await writeAccount(account, [meta], async (): Promise<CommandResult> => {
    if (changes === null) await meta.delete('profile-draft');
    else await meta.put({ key: 'profile-draft', changes });
    return { status: 'accepted' };
  });
  return commandResult(written);
}
