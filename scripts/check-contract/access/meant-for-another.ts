import { at } from '../contract/json.ts';
import { ACCOUNT_HEADER } from '../requests/build-draft.ts';
import { OWN_ACCOUNT } from '../requests/learn-resources.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import type { Answer } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';

/**
 * Simulates a login as another member that the app has not noticed yet: sends each write that names the first member
 * with the session of the other one. The server must refuse it, also what visitors may do without a session.
 */
export async function checkMeantForAnother(context: RunContext, other: Visitor): Promise<void> {
  const [mine] = context.member.pool.all(OWN_ACCOUNT);
  const [theirs] = other.pool.all(OWN_ACCOUNT);
  if (mine === undefined || theirs === undefined || mine === theirs) return;
  let isTold = false;
  for (const { operation, use } of context.planned) {
    const canName = operation.parameters.some(({ name }) => name.toLowerCase() === ACCOUNT_HEADER);
    if (!canName || use.session === 'none' || !use.isChanging || use.needsThrowaway) continue;
    if (context.runner.isMuted(operation.operationId)) continue;
    const draft = draftFor(context, other, operation, use, { withOptional: false });
    const send = (header: string): Promise<Answer> =>
      context.runner.send({
        phase: 'members',
        draft: { ...draft, headers: [...draft.headers, [header, String(mine)]] },
        purpose: `${use.name} meant for another member than the one of the session, with the header as ${header}`,
        visitor: null,
        cookie: other.jar.header(operation.path) ?? '',
        expectation: {
          kind: 'status',
          statuses: [409],
          because: `A write that ${header} names for one member is done for another (${use.name})`,
        },
      });
    const answer = await send(ACCOUNT_HEADER);
    if (answer.status === 409) await send('X-Account');
    if (answer.status === 409 && !isTold && at(answer.body, 'error') !== 'other_account') {
      isTold = true;
      context.runner.report('members', answer.exchange, {
        code: 'other-account-unnamed',
        title: 'A write meant for another member is refused for another reason',
        place: '/error',
        expected: 'other_account: the client then stops and says so',
        actual: JSON.stringify(at(answer.body, 'error')) ?? 'nothing',
        advice:
          "Compare x-account to the member of the session before the key is looked up: send_error(409, 'other_account', …).",
      });
    }
  }
}
