import { passSpan } from '../../public/pass-row.ts';
import type { PassChange } from '../../public/search-calls.ts';
import type { CommandResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { writeAccount } from '../../sync/write.ts';
import { cardKeeper, cardTables } from './known-card.ts';

/** Notes that a member was passed in the deck, or takes that back. On this device only; forgets passes that count no longer. */
export async function setPass(account: Account, { profileId, passed }: PassChange): Promise<CommandResult> {
  const { database, environment } = account;
  const { passes } = database;
  const readCard = cardKeeper(database, profileId);
  const written = await writeAccount(account, [passes, ...cardTables(database)], async (): Promise<CommandResult> => {
    const nowMs = environment.now();
    if (!passed) {
      await passes.delete(profileId);
      return { status: 'accepted' };
    }
    const profile = await readCard();
    if (profile === null) return { status: 'invalid', problem: 'unknown-profile' };
    const [afterMs, untilMs] = passSpan(nowMs);
    await passes.where('passedAtMs').belowOrEqual(afterMs).or('passedAtMs').above(untilMs).delete();
    await passes.put({ profileId, profile, passedAtMs: nowMs });
    return { status: 'accepted' };
  });
  return commandResult(written);
}
