import { flagColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import { invalid, notFound, ok, type Refusal } from '../http/answer.ts';
import type { Operations } from '../http/operations.ts';
import { hasBlocked } from '../safety/blocks.ts';
import type { Services } from '../services.ts';
import type { Account } from '../session/sessions.ts';
import { addLike, noteLike, readLikes, removeLike } from './likes.ts';

export function likeOperations(operations: Operations, services: Services): void {
  operations.read('getLikes', async (call) =>
    ok(await readLikes(services.database, call.account.memberId, call.nowMs)),
  );
  operations.write('likeProfile', 'LikeRequest', async (call, body, writer) => {
    const refusal = await refuseTarget(writer, call.account, body.profile);
    if (refusal !== null) return refusal;
    if (await addLike(writer, call.account.memberId, body.profile, call.nowMs)) {
      await noteLike(writer, call.account.memberId, body.profile, call.nowMs);
      call.afterCommit(services.push.wake);
    }
    return ok({ profile: body.profile, liked: true });
  });
  operations.write('unlikeProfile', 'LikeRequest', async (call, body, writer) => {
    const member = await writer.row('SELECT id FROM members WHERE id = ?', [body.profile]);
    if (member === null) return notFound('member');
    await removeLike(writer, call.account.memberId, body.profile);
    return ok({ profile: body.profile, liked: false });
  });
}

async function refuseTarget(reader: Reader, account: Account, memberId: number): Promise<Refusal | null> {
  if (memberId === account.memberId) return invalid({ profile: 'self' });
  const member = await reader.row('SELECT gone FROM members WHERE id = ?', [memberId]);
  if (member === null || flagColumn(member, 'gone')) return notFound('member');
  const isApart =
    (await hasBlocked(reader, account.memberId, memberId)) || (await hasBlocked(reader, memberId, account.memberId));
  return isApart ? notFound('member') : null;
}
