import { at } from '../contract/json.ts';
import type { RunContext } from '../run/context.ts';
import { learnCsrf } from '../run/log-in.ts';
import type { PlannedUse } from '../run/plan.ts';
import { SequenceEnded, Steps } from '../sequences/steps.ts';

/** By use, the value of `--values` that names the address whose account the link changes. */
const ADDRESSES: Readonly<Record<string, string>> = {
  resetPassword: 'reset_email',
  confirmActivation: 'activation_email',
  confirmMailChange: 'mail_change_email',
};

/** Looks at what the link of a mail has changed, where `--values` tells whose it was. */
export async function checkLinkKept(context: RunContext, { use }: PlannedUse): Promise<void> {
  const [email] = context.member.pool.all(ADDRESSES[use.name] ?? '');
  if (typeof email !== 'string' || context.isDry || context.isSafe) return;
  const visitor = context.newVisitor('visitor');
  const guest = new Steps(context, 'what the link of a mail is for', visitor);
  try {
    await learnCsrf(context, visitor);
    await (use.name === 'resetPassword' ? passwordHolds(context, guest, use, email) : addressHolds(guest, email));
  } catch (error) {
    if (!(error instanceof SequenceEnded)) throw error;
  }
}

async function passwordHolds(context: RunContext, guest: Steps, use: PlannedUse['use'], email: string): Promise<void> {
  const done = context.runner.doneWrites.last(context.member, use);
  const password = done?.draft.body.kind === 'json' ? at(done.draft.body.value, 'password') : undefined;
  if (!guest.has('logIn') || typeof password !== 'string') return;
  await guest.attempt('logIn', {
    purpose: 'the password that the link has set',
    body: { email, password, csrf: guest.known('csrf') },
    expect: {
      kind: 'status',
      statuses: [200, 429],
      because: 'The password that the link of a mail has set does not open the account',
    },
  });
}

async function addressHolds(guest: Steps, email: string): Promise<void> {
  if (!guest.has('validateEmail')) return;
  const answer = await guest.call('validateEmail', { purpose: 'the address that was confirmed', query: { email } });
  guest.same(
    answer,
    'An address that was confirmed by its link is not told as such',
    'active',
    at(answer.body, 'status'),
    'UPDATE accounts SET email_confirmed_at = NOW() … in the script that opens the link, before its token is used up.',
  );
}
