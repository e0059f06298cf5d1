import type { CommandResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { writeAccount } from '../../sync/write.ts';
import { stillTakenBack } from './taken-back.ts';

/** Stores the draft of a conversation; an empty text deletes it. Drafts never leave the device. */
export async function saveDraft(account: Account, conversationId: number, text: string): Promise<CommandResult> {
  const { database, environment } = account;
  const written = await writeAccount(account, [database.drafts], async (): Promise<CommandResult> => {
    const stored = await database.drafts.get(conversationId);
    if ((stored?.text ?? '') === text) return { status: 'accepted' };
    if (text === '') await database.drafts.delete(conversationId);
    else {
      const takenBack = stillTakenBack(stored, text);
      const row = { conversationId, text, updatedAtMs: environment.now() };
      await database.drafts.put(takenBack.length === 0 ? row : { ...row, takenBack });
    }
    return { status: 'accepted' };
  });
  return commandResult(written);
}
