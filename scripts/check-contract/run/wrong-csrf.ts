import { tellIfBehind, tellIfUnnamed } from '../access/csrf-refusal.ts';
import { withFreshKey } from '../access/keyed.ts';
import { isRecord } from '../contract/json.ts';
import type { RunContext } from './context.ts';
import { draftFor } from './drafts.ts';
import { learnCsrf } from './log-in.ts';
import type { PlannedUse } from './plan.ts';

/** Sends requests with the csrf token of another browser, also where all else is wrong, with null for one and with none: `breakUse` may not get there. */
export async function tryWrongCsrf(context: RunContext, planned: readonly PlannedUse[]): Promise<void> {
  const [one, other] = [context.newVisitor('visitor'), context.newVisitor('visitor')];
  const needed = planned.filter(({ use }) => hasCsrf(use));
  if (needed.length === 0) return;
  await learnCsrf(context, one);
  await learnCsrf(context, other);
  const [foreign] = other.pool.all('csrf');
  for (const { operation, use } of needed) {
    // To anybody else an order is unknown, whatever the token.
    const who = isOfOrder(use) && context.member.hasSession ? context.member : one;
    const draft = draftFor(context, who, operation, use);
    if (foreign === undefined || draft.body.kind !== 'json' || !isRecord(draft.body.value)) continue;
    const { csrf: _csrf, ...rest } = draft.body.value;
    const bodies = [
      { purpose: 'the csrf token of another browser', value: { ...rest, csrf: foreign } },
      { purpose: 'the csrf token of another browser, and nothing else', value: { csrf: foreign } },
      { purpose: 'null as csrf token', value: { ...rest, csrf: null } },
      { purpose: 'no csrf token', value: rest },
    ];
    for (const { purpose, value } of bodies) {
      if (context.runner.isMuted(operation.operationId)) break;
      const answer = await context.runner.send({
        phase: 'negative',
        draft: withFreshKey({ ...draft, body: { kind: 'json', value } }),
        purpose: `${use.name}: ${purpose}`,
        visitor: who,
        expectation: { kind: 'unknown-id', resource: 'csrf' },
      });
      if (answer.isSuccess && who === one) one.hasSession = false;
      if (answer.isRateLimited) break;
      // Null and nothing are no token, which any form may be refused for.
      if (value === bodies[0]?.value) tellIfUnnamed(context, 'negative', answer);
      if (value === bodies[1]?.value) tellIfBehind(context, 'negative', answer);
    }
  }
}

function hasCsrf({ body }: PlannedUse['use']): boolean {
  return isRecord(body?.example) && 'csrf' in body.example;
}

/** To anybody but who ordered, an order is unknown, whatever else a request says. */
export function isOfOrder({ body }: PlannedUse['use']): boolean {
  return isRecord(body?.example) && 'transaction' in body.example;
}
