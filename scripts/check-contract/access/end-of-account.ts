import { at, valueAtPointer } from '../contract/json.ts';
import { OWN_ACCOUNT } from '../requests/learn-resources.ts';
import { longText } from '../requests/long-text.ts';
import type { RunContext } from '../run/context.ts';
import { learnCsrf } from '../run/log-in.ts';
import type { Visitor } from '../run/visitor.ts';
import { SequenceEnded, Steps } from '../sequences/steps.ts';
import { numberIn } from '../sequences/values.ts';
import { nothingLeft, talkBefore } from './left-behind.ts';
import { ANY_PATH, enter, isAlive, LOST } from './sessions-of-one.ts';

/** Deletes the account, as the last check on it, and verifies that no trace of it is left. */
export async function checkEndOfAccount(context: RunContext, own: Visitor): Promise<void> {
  const steps = new Steps(context, 'end the account', own);
  if (context.isSafe || context.isDry || !own.hasSession || !steps.has('deleteAccount') || !steps.has('getUser'))
    return;
  try {
    await endAccount(context, steps);
  } catch (error) {
    if (!(error instanceof SequenceEnded)) throw error;
  }
}

async function endAccount(context: RunContext, steps: Steps): Promise<void> {
  const own = steps.visitor;
  const mine = new Steps(context, 'end the account', context.member);
  const user = await steps.call('getUser', { purpose: 'the account' });
  const id = numberIn(user.body, '/profile/id') ?? 0;
  const email = String(own.pool.all('email')[0]);
  const password = String(own.pool.all('password')[0]);
  const isWatched = context.member.hasSession;
  if (isWatched && mine.has('likeProfile'))
    await mine.attempt('likeProfile', {
      purpose: 'liked by another member',
      body: { profile: id },
      expect: { kind: 'documented' },
    });
  const [me] = context.member.pool.all(OWN_ACCOUNT);
  if (isWatched && me !== undefined && steps.has('likeProfile'))
    await steps.attempt('likeProfile', {
      purpose: 'likes another member',
      body: { profile: me },
      expect: { kind: 'documented' },
    });
  const conversation = isWatched ? await talkBefore(mine, id) : null;
  const second = steps.has('logIn') ? await enter(context, own) : null;
  const cookie = own.jar.header(ANY_PATH) ?? '';
  // A reason as long as the contract allows.
  await steps.call('deleteAccount', { purpose: 'end it', body: { password, reason: longText(2000) } });
  own.hasSession = false;
  await steps.attempt('getUser', {
    purpose: 'its session has ended',
    cookie,
    expect: { kind: 'status', statuses: LOST, because: 'The session lives on after the account has ended' },
  });
  if (second?.isIn === true)
    await isAlive(
      steps,
      second.visitor,
      'its other session has ended',
      LOST,
      'Another session lives on after the account has ended',
    );
  if (steps.has('logIn')) await refusedLikeUnknown(context, email, password);
  await addressOfOld(context, email);
  if (isWatched) await nothingLeft(mine, id, conversation);
}

async function refusedLikeUnknown(context: RunContext, email: string, password: string): Promise<void> {
  const visitor = context.newVisitor('visitor');
  await learnCsrf(context, visitor);
  const guest = new Steps(context, 'end the account', visitor);
  await guest.attempt('logIn', {
    purpose: 'logging in is refused',
    body: { email, password, csrf: guest.known('csrf') },
    expect: { kind: 'status', statuses: [422, 429], because: 'An account that has ended can be logged in to' },
  });
}

/**
 * An address whose account has ended is told as such, and cannot sign up by itself. An operator who keeps nothing of
 * ended accounts tells it as new.
 */
async function addressOfOld(context: RunContext, email: string): Promise<void> {
  const visitor = context.newVisitor('visitor');
  const guest = new Steps(context, 'end the account', visitor);
  if (!guest.has('validateEmail')) return;
  await learnCsrf(context, visitor);
  const answer = await guest.call('validateEmail', { purpose: 'its address', query: { email } });
  const status = at(answer.body, 'status');
  if (status !== 'deleted' && status !== 'new')
    return guest.broken(
      answer,
      'The address of an account that has ended is told as one that can log in',
      'deleted',
      String(status),
      'WHERE deleted_at IS NULL decides between active and deleted.',
    );
  if (guest.has('postUser', 'signUp')) await signUpAgain(guest, email, status);
}

/** Whether the address can sign up is what its validation says. */
async function signUpAgain(guest: Steps, email: string, status: 'deleted' | 'new'): Promise<void> {
  const password = 'check-contract pass phrase 7';
  const body = { email, password, token: null, name: 'Check', csrf: guest.known('csrf') };
  const answer = await guest.attempt('postUser', {
    use: 'signUp',
    purpose: 'with the address of an account that has ended',
    body,
    expect:
      status === 'deleted'
        ? { kind: 'status', statuses: [422, 429], because: 'An address that is told as deleted can sign up' }
        : { kind: 'documented' },
  });
  if (status === 'new' && valueAtPointer(answer.body, '/fields/email') !== undefined && answer.status === 422)
    guest.broken(
      answer,
      'An address that is told as new cannot sign up',
      'deleted, as the validation tells of the account that has ended',
      `fields.email ${JSON.stringify(valueAtPointer(answer.body, '/fields/email'))}`,
      'One function for both: what the server knows of an address.',
    );
  if (!answer.isSuccess) return;
  guest.visitor.hasSession = true;
  await guest.attempt('deleteAccount', {
    purpose: 'end it again',
    body: { password },
    expect: { kind: 'documented' },
  });
  guest.visitor.hasSession = false;
}
