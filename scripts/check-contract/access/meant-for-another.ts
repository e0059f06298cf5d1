import { ACCOUNT_HEADER } from '../requests/build-draft.ts';
import { OWN_ACCOUNT } from '../requests/learn-resources.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import type { Visitor } from '../run/visitor.ts';

/**
 * Simulates a login as another member that the app has not noticed yet: sends each write that names the first member
 * with the session of the other one. The server must refuse it.
 */
export async function checkMeantForAnother(context: RunContext, other: Visitor): Promise<void> {
  const [mine] = context.member.pool.all(OWN_ACCOUNT);
  const [theirs] = other.pool.all(OWN_ACCOUNT);
  if (mine === undefined || theirs === undefined || mine === theirs) return;
  for (const { operation, use } of context.planned) {
    const canName = operation.parameters.some(({ name }) => name.toLowerCase() === ACCOUNT_HEADER);
    if (!canName || use.session !== 'required' || !use.isChanging || use.needsThrowaway) continue;
    if (context.runner.isMuted(operation.operationId)) continue;
    const draft = draftFor(context, other, operation, use, { withOptional: false });
    await context.runner.send({
      phase: 'members',
      draft: { ...draft, headers: [...draft.headers, [ACCOUNT_HEADER, String(mine)]] },
      purpose: `${use.name} meant for another member than the one of the session`,
      visitor: null,
      cookie: other.jar.header(operation.path) ?? '',
      expectation: {
        kind: 'status',
        statuses: [409],
        because: `A write that ${ACCOUNT_HEADER} names for one member is done for another (${use.name})`,
      },
    });
  }
}
