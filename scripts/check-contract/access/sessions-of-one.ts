import { at } from '../contract/json.ts';
import { inOtherLetters } from '../requests/other-letters.ts';
import type { RunContext } from '../run/context.ts';
import { learnCsrf, logIn } from '../run/log-in.ts';
import { RunAborted } from '../run/run-aborted.ts';
import type { Answer } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';
import { toldReason } from '../sequences/reasons.ts';
import { SequenceEnded, Steps } from '../sequences/steps.ts';
import { broughtSession } from './brought-session.ts';
import { ownActivationMail } from './own-activation-mail.ts';
import { checkEndedCookie } from './stale-cookies.ts';
import { checkToldAddresses } from './told-addresses.ts';

/** Longer than the 72 bytes that bcrypt looks at, and with blanks around it. */
const NEW_PASSWORD = ` check-contract pass phrase 2 ${'and so on '.repeat(6)}to the end `;
export const LOST = [401, 403];
export const ANY_PATH = '/api/user.php';

/** Checks concurrent sessions of the account created by the run, and which actions end which of them. */
export async function checkSessionsOfOne(context: RunContext, own: Visitor): Promise<void> {
  if (context.isSafe || context.isDry || !own.hasSession) return;
  const steps = new Steps(context, 'several sessions of one member', own);
  if (!steps.has('getUser') || !steps.has('logIn')) return;
  for (const part of [
    changedPassword,
    broughtSession,
    loggedOut,
    wrongPasswords,
    ownActivationMail,
    addressInCapitals,
    addressOfAnother,
  ]) {
    try {
      await part(context, steps);
    } catch (error) {
      if (!(error instanceof SequenceEnded)) throw error;
    }
  }
}

/** Logs in to the same account from another browser; `isIn` is false if the login is refused. */
export async function enter(
  context: RunContext,
  own: Visitor,
  change: { password?: string } = {},
): Promise<{ visitor: Visitor; isIn: boolean }> {
  const visitor = context.newVisitor('throwaway');
  await learnCsrf(context, visitor);
  const before = visitor.jar.header(ANY_PATH);
  const email = String(own.pool.all('email')[0]);
  const password = change.password ?? String(own.pool.all('password')[0]);
  try {
    await logIn(context, visitor, { email, password });
  } catch (error) {
    if (!(error instanceof RunAborted) || context.runner.options.signal.aborted) throw error;
    tellRefused(context);
    return { visitor, isIn: false };
  }
  const exchange = context.runner.exchanges.at(-1);
  if (exchange !== undefined && before !== null) tellIfKept(context, exchange, before, visitor, 'Logging in');
  return { visitor, isIn: true };
}

/** Reports a refused login with the right password, unless attempts are limited. */
function tellRefused({ runner }: RunContext): void {
  const exchange = runner.exchanges.at(-1);
  const status = exchange?.outcome.kind === 'answered' ? exchange.outcome.status : 429;
  if (exchange === undefined || status < 400 || status === 429 || status >= 500) return;
  const title = 'An account cannot be logged in to with its password';
  if (runner.findings.some((finding) => finding.title === title)) return;
  runner.report('session', exchange, {
    code: 'sequence-broken',
    title,
    place: null,
    expected: 'a login with the password that the sign-up, or the last change, has set',
    actual: `status ${status}`,
    advice:
      'Look at the column of the hash: password_hash() needs 255 characters, and one function must write it for all.',
  });
}

/** Returns whether a cookie was added or changed its value. */
function hasNewCookie(before: string, after: string | null): boolean {
  const known = before.split('; ');
  return (after ?? '').split('; ').some((pair) => !known.includes(pair));
}

/** Reports a session that goes on where another member comes in; `before` is the header Cookie of then. */
export function tellIfKept(
  context: RunContext,
  exchange: Answer['exchange'],
  before: string,
  visitor: Visitor,
  what: string,
): void {
  const title = `${what} keeps the session that was there before`;
  if (hasNewCookie(before, visitor.jar.header(ANY_PATH))) return;
  if (context.runner.findings.some((finding) => finding.title === title)) return;
  context.runner.report('session', exchange, {
    code: 'session-not-renewed',
    title,
    place: 'header Set-Cookie',
    expected: 'a new session id: whoever knew the old one must not be in',
    actual: 'the same cookies as before',
    advice: 'session_regenerate_id(true); after the password was checked (session fixation).',
  });
}

/** Asks with the cookie of a session, which must be answered with one of these statuses. */
export async function isAlive(
  steps: Steps,
  visitor: Visitor,
  purpose: string,
  statuses: readonly number[],
  because: string,
): Promise<Answer> {
  const cookie = visitor.jar.header(ANY_PATH) ?? '';
  return steps.attempt('getUser', { purpose, cookie, expect: { kind: 'status', statuses, because } });
}

async function changedPassword(context: RunContext, steps: Steps): Promise<void> {
  const own = steps.visitor;
  const old = String(own.pool.all('password')[0]);
  const second = await enter(context, own);
  if (!second.isIn || !steps.has('changePassword')) return;
  await isAlive(steps, second.visitor, 'a second session', [200], 'A second session of the same account is not there');
  await steps.call('changePassword', {
    purpose: 'another password',
    body: { password: old, new_password: NEW_PASSWORD },
  });
  own.pool.fix('password', NEW_PASSWORD);
  await isAlive(steps, own, 'this session goes on', [200], 'Changing the password ends the session that changed it');
  await isAlive(
    steps,
    second.visitor,
    'the other session has ended',
    LOST,
    'Other sessions outlive a change of password',
  );
  const third = context.newVisitor('throwaway');
  await learnCsrf(context, third);
  const email = String(own.pool.all('email')[0]);
  const guest = new Steps(context, 'several sessions of one member', third);
  for (const [password, because] of [
    [old, 'The old password still opens the account'],
    [inOtherLetters(NEW_PASSWORD), 'A password counts without its capital letters'],
    [NEW_PASSWORD.slice(0, 72), 'Only the first 72 bytes of a password count'],
    [NEW_PASSWORD.trim(), 'A password counts without the blanks around it'],
  ] as const) {
    const refused = await guest.attempt('logIn', {
      purpose: 'a password that is not the one',
      body: { email, password, csrf: guest.known('csrf') },
      expect: { kind: 'status', statuses: [422, 429], because },
    });
    toldReason(guest, refused, 'invalid_credentials');
  }
  await enter(context, own);
}

/** An address has no case: phones begin it with a capital letter. */
async function addressInCapitals(context: RunContext, { visitor: own }: Steps): Promise<void> {
  const visitor = context.newVisitor('throwaway');
  await learnCsrf(context, visitor);
  const guest = new Steps(context, 'several sessions of one member', visitor);
  await guest.attempt('logIn', {
    purpose: 'the address in capital letters',
    body: {
      email: String(own.pool.all('email')[0]).toUpperCase(),
      password: own.pool.all('password')[0],
      csrf: guest.known('csrf'),
    },
    expect: {
      kind: 'status',
      statuses: [200, 429],
      because: 'An account cannot be logged in to with its address in capital letters',
    },
  });
}

async function loggedOut(context: RunContext, steps: Steps): Promise<void> {
  const { visitor, isIn } = await enter(context, steps.visitor);
  if (!isIn || !steps.has('logOut')) return;
  const cookie = visitor.jar.header(ANY_PATH) ?? '';
  await steps.attempt('logOut', {
    purpose: 'log out of the second session',
    cookie,
    expect: { kind: 'success', mayTryAnother: false },
  });
  await steps.attempt('logOut', {
    purpose: 'log out once more, without a session',
    cookie,
    expect: { kind: 'status', statuses: [200], because: 'Logging out without a session is refused' },
  });
  await steps.attempt('logOut', {
    purpose: 'log out without a cookie',
    cookie: '',
    expect: { kind: 'status', statuses: [200], because: 'Logging out without a session is refused' },
  });
  await isAlive(steps, visitor, 'its old cookie opens nothing', LOST, 'The old cookie is good after logging out');
  await isAlive(steps, steps.visitor, 'the first session goes on', [200], 'Logging out of one session ends another');
  await checkEndedCookie(context, visitor, cookie);
}

async function wrongPasswords(context: RunContext, steps: Steps): Promise<void> {
  // A successful login resets the counter of failed attempts.
  const { isIn } = await enter(context, steps.visitor);
  if (!isIn) return;
  const guest = context.newVisitor('visitor');
  await learnCsrf(context, guest);
  // Of the member a confirmed address, and of the run itself one that is not.
  const [known, banned] = [context.login?.email, context.member.pool.all('banned_email')[0]];
  const others = [known, banned].filter((each) => typeof each === 'string');
  await checkToldAddresses(context, guest, String(steps.known('email')), others);
  await enter(context, steps.visitor);
}

/** Checks that an email change to a taken address gets the same response as to a free one, and takes no effect yet. */
async function addressOfAnother(context: RunContext, steps: Steps): Promise<void> {
  if (!steps.has('requestMailChange') || context.login === null) return;
  const password = steps.known('password');
  const ask = (email: string): Promise<Answer> =>
    steps.attempt('requestMailChange', {
      purpose: 'ask for another address',
      body: { email, password },
      expect: { kind: 'success', mayTryAnother: true },
    });
  const fresh = await ask(`other.${String(steps.known('email'))}`);
  const taken = await ask(context.login.email);
  if (fresh.isRateLimited || taken.isRateLimited) return;
  steps.same(
    taken,
    'Asking for another address tells whether it has an account',
    [fresh.status, fresh.body],
    [taken.status, taken.body],
  );
  const user = await steps.call('getUser', { purpose: 'the address stays until it is confirmed' });
  steps.same(user, 'An address changes before it is confirmed', String(steps.known('email')), at(user.body, 'email'));
}
