import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { operationOf } from '../contract/contract.ts';
import { textAt } from '../contract/json.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import type { Answer } from '../run/runner.ts';
import { withKey } from './keyed.ts';
import { messageKey } from './message-key.ts';

/** Writes of an everyday account that cost little; one table of keys serves them all, and messages often have their own. */
const TRIED = ['likeProfile', 'sendMessage'];
const RUNNING = 'idempotency_running';

/**
 * Sends one request twice at the same instant under one key, as a client does whose connection was cut: the second one
 * waits for the answer, or is told that the first one still runs (contract, `idempotency_running`).
 */
export async function checkSameAtOnce(context: RunContext): Promise<void> {
  const { member, runner, planned } = context;
  for (const operationId of TRIED) {
    const operation = operationOf(context.contract, operationId);
    const use = operation?.uses[0];
    if (operation === null || use === undefined || !member.hasSession || runner.isMuted(operationId)) continue;
    if (!planned.some((each) => each.use === use)) continue;
    const draft = draftFor(context, member, operation, use);
    const keyed = withKey(draft, messageKey(draft) ?? randomUUID());
    const send = (): Promise<Answer> =>
      runner.send({
        phase: 'idempotency',
        draft: keyed,
        purpose: `${use.name}: the same request twice at one instant under one key`,
        visitor: member,
        expectation: { kind: 'documented' },
        isImpatient: true,
      });
    judge(context, await Promise.all([send(), send()]));
  }
}

function judge(context: RunContext, answers: readonly [Answer, Answer]): void {
  const [one, other] = answers;
  if (one.isSuccess && other.isSuccess) {
    if (!isDeepStrictEqual(one.body, other.body)) tellDoneTwice(context, other);
    return;
  }
  const refused = answers.find(({ isSuccess }) => !isSuccess);
  // What neither was done for is no matter of the key.
  if (refused === undefined || (!one.isSuccess && !other.isSuccess)) return;
  if (refused.status === null || refused.status >= 500 || refused.isRateLimited) return;
  const code = textAt(refused.body, 'error');
  if (refused.status === 409 && code === RUNNING) return;
  context.runner.report('idempotency', refused.exchange, {
    code: 'running-unnamed',
    title: 'A repetition that comes while the first request still runs is refused for good',
    place: '/error',
    expected: `the answer of the first one, or status 409 with ${RUNNING}`,
    actual: `status ${refused.status} with ${code ?? 'no code'}, on which the client gives the request up`,
    advice: `Wait for the row of the key (SELECT … FOR UPDATE), or send_error(409, '${RUNNING}', …).`,
  });
}

function tellDoneTwice(context: RunContext, answer: Answer): void {
  context.runner.report('idempotency', answer.exchange, {
    code: 'key-raced',
    title: 'The same request twice at one instant under one key is done twice',
    place: null,
    expected: 'one answer for both',
    actual: 'two different ones',
    advice:
      'Insert the key first, under a unique index, in the transaction that acts: the second INSERT waits and fails.',
  });
}
