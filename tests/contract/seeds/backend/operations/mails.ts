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

/** Returns the account of an address, whatever its capital letters; with the seed, only of the address as it is stored. */
export function findByAddress(world: World, email: string, use = ''): Account | undefined {
  if (world.breaks('address-with-case', use)) return world.accounts.find((each) => each.email === email);
  return world.accounts.find((each) => each.email.toLowerCase() === email.trim().toLowerCase());
}

function requestPasswordReset({ world, body }: Call): unknown {
  const isKnown = findByAddress(world, textIn(body, 'email')) !== undefined;
  if (!isKnown && world.breaks('unknown-address-told', 'requestPasswordReset.status'))
    throw invalid('email', 'unknown');
  if (isKnown && world.breaks('asked-twice-told', 'requestPasswordReset')) limitMails(world, textIn(body, 'email'));
  if (isKnown) world.memory.set('work-ms', 80);
  return DONE;
}

/** One mail a minute for each address. */
function limitMails(world: World, email: string): void {
  const name = `mail to ${email.toLowerCase()}`;
  const lastMs = world.memory.get(name);
  if (typeof lastMs === 'number' && lastMs > world.nowMs() - 60_000) throw tooMany();
  world.memory.set(name, world.nowMs());
}

function tooMany(): Refused {
  const refused = new Refused(429, 'too_many_requests', 'Please wait a moment.');
  refused.reply.headers.push(['Retry-After', '30']);
  return refused;
}

function resendActivation({ world, body, account: member }: Call): unknown {
  const email = textOrNull(body, 'email');
  const isWaiting = email === null && member?.isConfirmed === false;
  if (isWaiting && !world.breaks('own-mails-without-limit')) limitMails(world, member.email);
  const isKnown = email !== null && findByAddress(world, email) !== undefined;
  if (email !== null && !isKnown && world.breaks('unknown-address-told', 'resendActivation.status'))
    throw invalid('email', 'unknown');
  if (email !== null && !world.breaks('mails-without-limit'))
    if (isKnown || !world.breaks('asked-twice-told', 'resendActivation')) limitMails(world, email);
  if (isKnown) world.memory.set('work-ms', 80);
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
