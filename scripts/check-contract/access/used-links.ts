import { randomUUID } from 'node:crypto';
import { at } from '../contract/json.ts';
import { inOtherLetters } from '../requests/other-letters.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import type { PlannedUse } from '../run/plan.ts';
import type { Answer } from '../run/runner.ts';
import { Steps } from '../sequences/steps.ts';
import { withKey } from './keyed.ts';

/** Uses of the links of mails: each token works once, and opens nothing else. */
const BY_LINK = ['resetPassword', 'confirmActivation', 'confirmMailChange'];

/**
 * Opens each link once more that this run has opened: the client tells by 410 and `token_used` that it was used, where
 * a 404 tells of a link that never was. The tokens of the others, and the same in other letters, were never its links.
 */
export async function checkUsedLinks(context: RunContext): Promise<void> {
  const visitor = context.member;
  const steps = new Steps(context, 'a link that was used', visitor);
  const links = context.planned.filter(({ use }) => BY_LINK.includes(use.name));
  const tokens = links.map((planned) => linkToken(context, planned));
  for (const planned of links) {
    if (context.runner.isMuted(planned.operation.operationId)) continue;
    const used = context.runner.doneWrites.last(visitor, planned.use);
    const own = linkToken(context, planned);
    if (used !== null)
      await openAgain(steps, (status, what, because) => open(context, planned, own, status, what, because));
    const foreign = tokens.find((token) => token !== null && token !== own);
    if (foreign !== undefined)
      await open(context, planned, foreign, 404, 'the link of another mail', 'The link of another mail is known here');
    if (own === null || used === null) continue;
    for (const [token, what, because] of nearTokens(own))
      if (token !== own) await open(context, planned, token, 404, what, because);
  }
}

/** Tokens that a careless column or comparison takes for this one. */
function nearTokens(own: string): readonly (readonly [token: string, what: string, because: string])[] {
  const end = own.endsWith('x') ? 'y' : 'x';
  return [
    [
      inOtherLetters(own),
      'its link in other letters',
      'A token is known whose letters are small where its own are capital',
    ],
    [own.slice(0, -1) + end, 'its link with another end', 'A token is known by its beginning alone'],
    [`${own}${end}`, 'its link with more behind it', 'A token is known whatever stands behind it'],
  ];
}

async function openAgain(
  steps: Steps,
  ask: (status: number, what: string, because: string) => Promise<Answer>,
): Promise<void> {
  const answer = await ask(410, 'a link that was used', 'A link that was used is not refused as used');
  if (answer.status !== 410) return;
  steps.same(
    answer,
    'A used link is refused for another reason',
    'token_used',
    at(answer.body, 'error'),
    "send_error(410, 'token_used', …): keep used tokens, with the time of their use, instead of deleting them.",
  );
}

/** Returns the token that `--values` has for the link of a mail; null for other uses, and if there is none. */
export function linkToken(context: RunContext, { operation, use }: PlannedUse): string | null {
  if (!BY_LINK.includes(use.name)) return null;
  const draft = draftFor(context, context.member, operation, use);
  const learned = draft.resources.find(({ resource, isLearned }) => resource.endsWith('_token') && isLearned);
  return learned === undefined ? null : String(learned.value);
}

async function open(
  context: RunContext,
  { operation, use }: PlannedUse,
  token: string | null,
  status: number,
  what: string,
  because: string,
): Promise<Answer> {
  const visitor = context.member;
  const draft = draftFor(context, visitor, operation, use);
  const value = draft.body.kind === 'json' ? Object.assign({}, draft.body.value, { token }) : {};
  return context.runner.send({
    phase: 'session',
    draft: withKey({ ...draft, body: { kind: 'json', value } }, randomUUID()),
    purpose: `${use.name} with ${what}`,
    visitor,
    expectation: { kind: 'status', statuses: [status], because },
  });
}
