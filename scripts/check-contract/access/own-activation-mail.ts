import { operationOf } from '../contract/contract.ts';
import { at } from '../contract/json.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import type { Answer } from '../run/runner.ts';
import type { Steps } from '../sequences/steps.ts';
import { withFreshKey } from './keyed.ts';

/** The mail of a member who is logged in is limited like that of a visitor. */
export async function ownActivationMail(context: RunContext, steps: Steps): Promise<void> {
  const operation = operationOf(context.contract, 'resendActivation');
  const use = operation?.uses[0];
  if (operation === null || use === undefined || !steps.has('resendActivation')) return;
  const user = await steps.call('getUser', { purpose: 'whether there is something to confirm' });
  if (at(user.body, 'email_confirmed') === true) return;
  const { visitor } = steps;
  const ask = (statuses: readonly number[], because: string): Promise<Answer> => {
    const draft = draftFor(context, visitor, operation, use);
    const value = Object.assign({}, draft.body.kind === 'json' ? draft.body.value : {}, { email: null });
    return context.runner.send({
      phase: 'session',
      draft: withFreshKey({ ...draft, body: { kind: 'json', value } }),
      purpose: 'the activation mail, without an address',
      visitor,
      isImpatient: true,
      expectation: { kind: 'status', statuses, because },
    });
  };
  // One may have gone out just now.
  const first = await ask([200, 429], 'The activation mail is refused to its member');
  if (first.isSuccess) await ask([429], 'Asking for the activation mail is not limited for who is logged in');
}
