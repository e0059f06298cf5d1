import type { OutboxRow } from '../../public/outbox-row.ts';
import type { Account } from '../../sync/account.ts';
import { markLoaded } from '../../sync/mark-loaded.ts';
import { ask, isChanged, writeNewest } from '../../sync/newest-answer.ts';
import { forgetSettled, intentsUnknownTo } from '../../sync/outbox-rows.ts';
import { type PullResult, pullFailure, pullWritten } from '../../sync/pull.ts';
import { deleteRows, putChanged } from '../../sync/put-changed.ts';
import { isVisibleLike, likeRowsOf, noLike, withLikeIntents } from './like-row.ts';

/** Fetches both lists of likes and updates the rows to match, with the intents of the outbox reapplied. */
export async function pullLikes(account: Account): Promise<PullResult> {
  const { database, environment } = account;
  const startedAtMs = environment.now();
  const question = ask(account, 'likes');
  const outcome = await account.api.perform(
    (client, { signal }) => client.GET('/api/likes.php', { signal }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return pullFailure(outcome);
  const fromServer = likeRowsOf(outcome.data);
  const written = await writeNewest(account, question, [database.likes, database.outbox, database.meta], async () => {
    const pull = { startedAtMs, nowMs: environment.now() };
    const intents = groupByProfile(await intentsUnknownTo(database, pull));
    // A profile whose like the server does not know yet keeps its row.
    for (const profileId of intents.keys()) {
      const stored = await database.likes.get(profileId);
      if (!fromServer.has(profileId) && stored !== undefined) fromServer.set(profileId, noLike(stored.profile));
    }
    const rows = [...fromServer.values()]
      .map((row) => withLikeIntents(row, intents.get(row.profileId) ?? []))
      .filter(isVisibleLike);
    const kept = new Set(rows.map((row) => row.profileId));
    const storedIds = await database.likes.toCollection().primaryKeys();
    await deleteRows(
      database.likes,
      storedIds.filter((id) => !kept.has(id)),
    );
    await putChanged(database.likes, rows, (row) => row.profileId);
    await forgetSettled(database, pull, ['like', 'unlike']);
    await markLoaded(database, 'loaded-likes');
  });
  return isChanged(written) ? await pullLikes(account) : pullWritten(written);
}

function groupByProfile(rows: readonly OutboxRow[]): Map<number, OutboxRow[]> {
  const groups = new Map<number, OutboxRow[]>();
  for (const row of rows) {
    if (!('profileId' in row.intent)) continue;
    const { profileId } = row.intent;
    groups.set(profileId, [...(groups.get(profileId) ?? []), row]);
  }
  return groups;
}
