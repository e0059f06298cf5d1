import type { CommandResult, ProfileChanges } from '../../public/worker-api.ts';
import type { Account } from '../../session/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { writeAccount } from '../../sync/write.ts';

/** Keeps what is changed and not saved yet of the own profile; null forgets it. */
export async function saveProfileDraft(account: Account, changes: ProfileChanges | null): Promise<CommandResult> {
  const { database, environment } = account;
  const written = await writeAccount(account, [database.formDrafts], async (): Promise<CommandResult> => {
    if (changes === null) await database.formDrafts.delete('profile');
    else await database.formDrafts.put({ form: 'profile', changes, updatedAtMs: environment.now() });
    return { status: 'accepted' };
  });
  return commandResult(written);
}
