import { at } from '../contract/json.ts';
import { expectNow } from '../sequences/expect-now.ts';
import { callsOf, type Sequence } from '../sequences/sequence.ts';
import type { Steps } from '../sequences/steps.ts';
import { listIn, numberIn, textIn } from '../sequences/values.ts';

/** Lists that only the member's own actions fill. */
const OWN_LISTS = [
  { operationId: 'getLikes', use: null, list: '/profiles' },
  { operationId: 'listBlockedMembers', use: null, list: '/profiles' },
  { operationId: 'listReports', use: null, list: '/reports' },
  { operationId: 'getTransactions', use: 'listTransactions', list: '/transactions' },
] as const;

/** Checks the account created by the run before anything else happens to it. */
export const newAccount: Sequence = {
  title: 'a new account is a new one',
  account: 'throwaway',
  calls: callsOf('getUser'),
  async run(steps) {
    if (steps.isDry) return;
    const user = await steps.call('getUser', { purpose: 'logged in' });
    const email = textIn(user.body, 'email');
    const signedUp = String(steps.known('email'));
    if (email !== null && email.toLowerCase() !== signedUp.toLowerCase())
      steps.broken(user, 'The new account has another address', signedUp, email);
    steps.same(
      user,
      'A new account has confirmed its address',
      false,
      at(user.body, 'email_confirmed'),
      'True only when the link of the activation mail was opened.',
    );
    expectNow(steps, user, at(user.body, 'signup_date'), 'An account that was made just now');
    for (const { operationId, use, list } of OWN_LISTS) {
      if (!steps.has(operationId, use)) continue;
      const answer = await steps.call(operationId, { ...(use === null ? {} : { use }), purpose: 'nothing yet' });
      const entries = listIn(answer.body, list);
      if (entries.length > 0)
        steps.broken(
          answer,
          `A new account has entries in ${use ?? operationId}`,
          'none: only the member makes them',
          String(entries.length),
          'WHERE account_id = :me',
        );
    }
    await devices(steps);
  },
};

async function devices(steps: Steps): Promise<void> {
  if (!steps.has('getNotifications')) return;
  const answer = await steps.call('getNotifications', { purpose: 'no device yet' });
  steps.same(answer, 'A new account has devices', 0, numberIn(answer.body, '/push_subscriptions'));
  const settings = listIn(answer.body, '/settings');
  const wrong = settings.find((each) => !listIn(each, '/allowed').includes(at(each, 'frequency')));
  if (wrong !== undefined)
    steps.broken(
      answer,
      'A notification comes at a frequency that is not allowed',
      listIn(wrong, '/allowed').join(', '),
      String(at(wrong, 'frequency')),
    );
}
