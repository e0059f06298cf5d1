import { randomUUID } from 'node:crypto';
import { at, valueAtPointer } from '../contract/json.ts';
import { callsOf, type Sequence } from './sequence.ts';
import type { Steps } from './steps.ts';

export const addresses: Sequence = {
  title: 'addresses that can sign up, and those that cannot',
  account: 'throwaway',
  calls: callsOf('validateEmail', 'postUser.signUp'),
  async run(steps) {
    if (steps.isDry) return;
    const taken = String(steps.known('email'));
    const fresh = `Check-Contract-${randomUUID().slice(0, 12)}@Example.com`;
    for (const [email, isNew] of [
      [fresh, true],
      [taken, false],
      [taken.toUpperCase(), false],
      ['no address', false],
    ] as const) {
      const answer = await steps.call('validateEmail', {
        purpose: `validate ${isNew ? 'a new address' : 'another one'}`,
        query: { email },
      });
      steps.same(
        answer,
        'The validation of an address does not repeat the address that was asked for',
        email,
        at(answer.body, 'request_email'),
      );
      const status = at(answer.body, 'status');
      if ((status === 'new') !== isNew)
        steps.broken(
          answer,
          'The validation of an address is wrong',
          isNew ? 'new' : 'anything but new',
          String(status),
        );
      if (isNew !== (at(answer.body, 'token') !== null) && !isNew)
        steps.broken(answer, 'An address that cannot sign up gets a token', 'null', 'a token');
    }
    if (steps.has('getUser')) {
      const user = await steps.call('getUser', { purpose: 'whether the address is confirmed' });
      await statusOf(steps, taken, at(user.body, 'email_confirmed') === true ? 'active' : 'not_confirmed');
    }
    const csrf = steps.known('csrf');
    for (const email of [taken, taken.toUpperCase()]) await takenAddress(steps, email, csrf);
  },
};

/** The member's own account may have confirmed its address, which that of the run cannot. */
export const confirmedAddress: Sequence = {
  title: 'the address of the member',
  account: 'member',
  calls: callsOf('getUser', 'validateEmail'),
  async run(steps) {
    if (steps.isDry) return;
    const user = await steps.call('getUser', { purpose: 'whether the address is confirmed' });
    const email = String(at(user.body, 'email'));
    await statusOf(steps, email, at(user.body, 'email_confirmed') === true ? 'active' : 'not_confirmed');
  },
};

/** What a visitor is told of an address is what its member is told. */
async function statusOf(steps: Steps, email: string, expected: string): Promise<void> {
  const answer = await steps.call('validateEmail', { purpose: 'the address of an account', query: { email } });
  if (at(answer.body, 'status') !== 'new')
    steps.same(
      answer,
      'The validation of an address tells another state than its account has',
      expected,
      at(answer.body, 'status'),
      "active where the address is confirmed, else not_confirmed: the same column as the user's email_confirmed.",
    );
}

async function takenAddress(steps: Steps, email: string, csrf: unknown): Promise<void> {
  const refused = await steps.attempt('postUser', {
    use: 'signUp',
    purpose: `with an address that is taken, ${email}`,
    body: { email, csrf, token: null, name: 'Check', password: 'check-contract pass phrase 9' },
    expect: { kind: 'status', statuses: [422], because: 'An address that is taken can sign up again' },
  });
  // A site that is closed to sign-ups does not look at the address.
  if (refused.status === 422 && at(refused.body, 'error') !== 'signups_closed')
    steps.same(
      refused,
      'A sign-up with a taken address is refused for another reason',
      'taken',
      valueAtPointer(refused.body, '/fields/email') ?? 'nothing of "email"',
      "'fields' => ['email' => 'taken']: the client leads to the login.",
    );
}
