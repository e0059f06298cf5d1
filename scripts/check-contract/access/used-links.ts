import { randomUUID } from 'node:crypto';
import { at } from '../contract/json.ts';
import type { RunContext } from '../run/context.ts';
import { Steps } from '../sequences/steps.ts';
import { withKey } from './keyed.ts';

/** Uses of the links of mails: each token works once. */
const BY_LINK = ['resetPassword', 'confirmActivation', 'confirmMailChange'];

/**
 * Opens each link once more that this run has opened: the client tells by 410 and `token_used` that it was used, where
 * a 404 tells of a link that never was.
 */
export async function checkUsedLinks(context: RunContext): Promise<void> {
  const visitor = context.member;
  const steps = new Steps(context, 'a link that was used', visitor);
  for (const { operation, use } of context.planned) {
    if (!BY_LINK.includes(use.name) || context.runner.isMuted(operation.operationId)) continue;
    const done = context.runner.doneWrites.last(visitor, use);
    if (done === null) continue;
    const answer = await context.runner.send({
      phase: 'session',
      draft: withKey(done.draft, randomUUID()),
      purpose: `${use.name} with a link that was used`,
      visitor,
      expectation: { kind: 'status', statuses: [410], because: 'A link that was used is not refused as used' },
    });
    if (answer.status === 410)
      steps.same(
        answer,
        'A used link is refused for another reason',
        'token_used',
        at(answer.body, 'error'),
        "send_error(410, 'token_used', …): keep used tokens, with the time of their use, instead of deleting them.",
      );
  }
}
