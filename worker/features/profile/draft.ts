import { mergedChanges } from '../../public/profile-changes.ts';
import { isMetaRow } from '../../public/row-doors.ts';
import type { CommandResult, ProfileChanges } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { writeAccount } from '../../sync/write.ts';

/** Stores what one tab has changed of the unsaved changes of the member's own profile (see `mergedChanges`). */
export async function saveProfileDraft(
  account: Account,
  changes: ProfileChanges | null,
  before: ProfileChanges | null,
): Promise<CommandResult> {
  const { meta } = account.database;
  const written = await writeAccount(account, [meta], async (): Promise<CommandResult> => {
    const row = await meta.get('profile-draft');
    const stored = isMetaRow(row) && row.key === 'profile-draft' ? row.changes : null;
    const merged = mergedChanges(stored, changes, before);
    if (merged === null) await meta.delete('profile-draft');
    else await meta.put({ key: 'profile-draft', changes: merged });
    return { status: 'accepted' };
  });
  return commandResult(written);
}
