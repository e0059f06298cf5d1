import type { OnlyWith } from '../contract/contract.ts';
import { at, isList, isRecord } from '../contract/json.ts';
import type { RunContext } from './context.ts';
import { draftFor } from './drafts.ts';

/**
 * Leaves out the operations that this site does not have: those of which its settings lack what they come with
 * (`x-only-with`).
 */
export async function leaveOutOfSite(context: RunContext): Promise<void> {
  const { contract, runner, planned, member, notRun } = context;
  const optional = contract.operations.filter(({ onlyWith }) => onlyWith !== null);
  const settings = contract.operations.find(({ operationId }) => operationId === 'getSettings');
  const use = settings?.uses[0];
  if (context.isDry || settings === undefined || use === undefined || optional.length === 0) return;
  if (!planned.some(({ operation }) => optional.some((each) => each.operationId === operation.operationId))) return;
  const { body } = await runner.send({
    phase: 'login',
    draft: draftFor(context, member, settings, use),
    purpose: 'the settings, with what this site has',
    visitor: member,
    expectation: { kind: 'documented' },
  });
  if (!isRecord(body)) return;
  for (const { operationId, onlyWith } of optional) {
    if (onlyWith === null || isHad(body, onlyWith)) continue;
    runner.mute(operationId);
    for (const each of planned)
      if (each.operation.operationId === operationId) notRun.set(each.use, reasonOf(onlyWith));
  }
}

function isHad(settings: unknown, { setting, oneOf }: OnlyWith): boolean {
  const told = at(settings, setting);
  // What is no list breaks the contract, and says nothing of the site.
  return oneOf === null || !isList(told) ? told !== undefined : told.some((each) => oneOf.includes(each));
}

function reasonOf({ setting, oneOf }: OnlyWith): string {
  const lacking = oneOf === null ? `no ${setting}` : `no ${oneOf.join(' or ')} in ${setting}`;
  return `the settings have ${lacking}: this site does without it`;
}
