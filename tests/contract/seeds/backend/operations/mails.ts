import { findByAddress } from '../addresses.ts';
import { type Call, type Handlers, invalid, own, Refused, textIn, textOrNull } from '../call.ts';
import { openLink } from '../links.ts';
import type { Account, World } from '../world.ts';

/** What goes out by mail, and what an address is told. */
export const mails: Handlers = {
  requestPasswordReset,
  resetPassword: openLink,
  validateEmail,
  getActivation: () => ({ delivered: true }),
  confirmActivation: openLink,
  resendActivation,
  requestMailChange,
  confirmMailChange: openLink,
};

const DONE = { result: 'done' };

function requestPasswordReset(call: Call): unknown {
  const { world, body } = call;
  const found = findByAddress(world, textIn(body, 'email'));
  const isKnown = found !== undefined;
  tellOf(call, found);
  if (!isKnown && world.breaks('unknown-address-told', 'requestPasswordReset.status'))
    throw invalid('email', 'unknown');
  if (isKnown && world.breaks('asked-twice-told', 'requestPasswordReset')) limitMails(world, textIn(body, 'email'));
  if (isKnown) workOfMail(call, textIn(body, 'email'));
  return DONE;
}

/** One mail a minute for each address. */
function limitMails(world: World, email: string): void {
  const name = `mail to ${email.toLowerCase()}`;
  const lastMs = world.memory.get(name);
  if (typeof lastMs === 'number' && lastMs > world.nowMs() - 60_000) throw tooMany();
  world.memory.set(name, world.nowMs());
}

/** The breach: an answer that is meant for all addresses tells what is known of this one. */
function tellOf({ world, use, setCookie }: Call, found: Account | undefined): void {
  if (found === undefined) return;
  if (world.breaks('unknown-address-told', `${use.name}.cookie`)) setCookie(world.newSession(null));
  if (found.isBanned && world.breaks('banned-address-told', use.name))
    throw new Refused(422, 'account_banned', 'This account is banned.');
  if (found.isConfirmed && world.breaks('confirmed-address-told', use.name))
    throw new Refused(409, 'already_confirmed', 'This address is confirmed.');
  if (!found.isConfirmed && world.breaks('unconfirmed-address-told', use.name))
    throw new Refused(409, 'not_confirmed', 'This address is not confirmed.');
}

/** How long sending a mail takes; the breach sends it before the answer, once a minute. */
function workOfMail({ world, use }: Call, email: string): void {
  if (!world.breaks('first-mail-slow', use.name)) return void world.memory.set('work-ms', 80);
  const name = `mailed ${use.name} ${email.toLowerCase()}`;
  if (!world.memory.has(name)) world.memory.set('work-ms', 400);
  world.memory.set(name, true);
}

function tooMany(): Refused {
  const refused = new Refused(429, 'too_many_requests', 'Please wait a moment.');
  refused.reply.headers.push(['Retry-After', '30']);
  return refused;
}

function resendActivation(call: Call): unknown {
  const { world, body, account: member } = call;
  const email = textOrNull(body, 'email');
  const isWaiting = email === null && member?.isConfirmed === false;
  if (isWaiting && !world.breaks('own-mails-without-limit')) limitMails(world, member.email);
  const found = email === null ? undefined : findByAddress(world, email);
  const isKnown = found !== undefined;
  tellOf(call, found);
  if (email !== null && !isKnown && world.breaks('unknown-address-told', 'resendActivation.status'))
    throw invalid('email', 'unknown');
  if (email !== null && !world.breaks('mails-without-limit'))
    if (isKnown || !world.breaks('asked-twice-told', 'resendActivation')) limitMails(world, email);
  const isSent = found?.isConfirmed === false;
  if (isKnown && (isSent || !world.breaks('first-mail-slow'))) workOfMail(call, String(email));
  return DONE;
}

function requestMailChange(call: Call): unknown {
  const { world, body } = call;
  const me = own(call);
  const isAsked = me.isConfirmed || textIn(body, 'password') !== '';
  if (isAsked && me.password !== body['password'] && !world.breaks('password-not-asked', 'requestMailChange'))
    throw invalid('password', 'wrong');
  if (
    findByAddress(world, textIn(body, 'email')) !== undefined &&
    world.breaks('taken-address-told', 'requestMailChange')
  )
    throw invalid('email', 'taken');
  if (world.breaks('mail-changed-at-once')) me.email = textIn(body, 'email');
  return DONE;
}

function statusOfLeft(world: World): string {
  if (world.breaks('left-address-told', 'active')) return 'active';
  return world.breaks('left-address-told', 'new') ? 'new' : 'deleted';
}

function validateEmail({ world, query }: Call): unknown {
  const asked = String(query.get('email'));
  const email = asked.trim().toLowerCase();
  const isCased = world.breaks('address-with-case', 'validateEmail');
  const known = findByAddress(world, isCased ? asked : email, 'validateEmail');
  const isValid = /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/.test(email);
  const right = !isValid
    ? 'invalid'
    : known !== undefined
      ? known.isConfirmed || world.breaks('unconfirmed-told-active')
        ? 'active'
        : 'not_confirmed'
      : world.leftAddresses.has(isCased ? asked : email)
        ? statusOfLeft(world)
        : 'new';
  const status = world.breaks('address-always-new') ? 'new' : right;
  return {
    token: status === 'new' ? 'f3b1c9d07a2e4e55' : null,
    status,
    email: email.slice(0, 254),
    request_email: world.breaks('asked-address-not-repeated') ? 'x@example.com' : asked,
  };
}
