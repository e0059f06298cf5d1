import type { ContractOperation } from '../contract/contract.ts';
import { isUnreadable } from '../http/failure.ts';
import type { Exchange, FailureReason } from '../model/exchange.ts';
import type { RunContext } from './context.ts';
import { draftFor } from './drafts.ts';
import { RunAborted } from './run-aborted.ts';

/** Maximum number of calls; if none looks like the API, it is another site. */
const PROBES = 3;

/** Sends the first calls. Throws `RunAborted` if nothing responds at the base URL, or if it is another site. */
export async function recogniseApi(context: RunContext): Promise<void> {
  const probes = probeOperations(context);
  for (const [index, operation] of probes.entries()) {
    const use = operation.uses.find(({ isChanging }) => !isChanging);
    if (use === undefined) continue;
    const { exchange } = await context.runner.send({
      phase: 'login',
      draft: draftFor(context, context.member, operation, use),
      purpose: index === 0 ? `${use.name}, the first call` : `${use.name}, to see whether this is the API at all`,
      visitor: context.member,
      expectation: { kind: 'documented' },
    });
    if (exchange.outcome.kind === 'failed' && !isAnswer(exchange.outcome.reason))
      throw new RunAborted(exchange.outcome.message);
    if (!isForeign(exchange)) {
      await context.runner.learnNowhere(draftFor(context, context.member, operation, use));
      return;
    }
  }
  if (probes.length > 0)
    throw new RunAborted(
      'this does not look like the API: the first calls were answered with pages or with nothing of it; check --base-url',
    );
}

/** Prefers the settings: they are public and contain what later calls need. */
function probeOperations({ contract, planned }: RunContext): readonly ContractOperation[] {
  const weight = ({ operationId, uses }: ContractOperation): number =>
    operationId === 'getSettings' ? 0 : uses[0]?.session === 'none' ? 1 : 2;
  const candidates = contract.operations.filter(
    (operation) =>
      operation.path.startsWith('/api/') &&
      operation.method === 'GET' &&
      operation.uses.some(({ isChanging }) => !isChanging) &&
      (operation.operationId === 'getSettings' || planned.some((each) => each.operation === operation)),
  );
  return [...candidates].sort((one, other) => weight(one) - weight(other)).slice(0, PROBES);
}

/** Whether there was an answer, although its body could not be read. */
function isAnswer(reason: FailureReason): boolean {
  return reason === 'too-large' || isUnreadable(reason);
}

/** Detects a page, a redirect, or a refusal without JSON. PHP warnings before the JSON do not count as a page. */
function isForeign({ outcome }: Exchange): boolean {
  if (outcome.kind === 'failed') return false;
  const start = Buffer.from(outcome.body.subarray(0, 4096)).toString('latin1').trimStart();
  if (/^(<!doctype|<html|<\?xml|<head|<body)/i.test(start)) return true;
  const hasJson = /^(\u00ef\u00bb\u00bf)?\s*[[{"]/.test(start) || /[[{]/.test(start);
  if (outcome.status >= 300 && outcome.status < 400) return true;
  return outcome.status >= 400 && outcome.status < 500 && !hasJson;
}
