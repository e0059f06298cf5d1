import { findByAddress } from './addresses.ts';
import { type Call, notFound, Refused, textIn } from './call.ts';
import type { World } from './world.ts';

const LINK_TOKENS: ReadonlyMap<string, string> = new Map([
  ['reset_token', 'Passwords-link-of-a-mail-01'],
  ['activation_token', 'Activation-link-of-a-mail-02'],
  ['mail_change_token', 'Addresses-link-of-a-mail-03'],
]);

/** Whose mails these are; the link of the third leads from one address to another. */
const WAITING = { activation: 'waiting@example.com', reset: 'forgot@example.com', mover: 'mover@example.com' };
const MOVED = 'moved@example.com';

/** What only an operator can know: the links of mails with their addresses, and a banned account. */
export const KNOWN_VALUES: ReadonlyMap<string, string> = new Map([
  ...LINK_TOKENS,
  ['activation_email', WAITING.activation],
  ['reset_email', WAITING.reset],
  ['mail_change_email', MOVED],
  ['banned_email', 'banned@example.com'],
  ['banned_password', 'banned-password'],
]);

/** Which use opens which link. */
const USES: Readonly<Record<string, string>> = {
  resetPassword: 'reset_token',
  confirmActivation: 'activation_token',
  confirmMailChange: 'mail_change_token',
};

const USED = 'This link was used.';

/** Opens a link of a mail, which works once. */
export function openLink(call: Call): unknown {
  const { world, use } = call;
  const asked = textIn(call.body, 'token');
  const kind = USES[use.name] ?? '';
  const token = LINK_TOKENS.get(kind) ?? '';
  const isOther = [...LINK_TOKENS.values()].includes(asked) && world.breaks('link-of-another-mail-opens', use.name);
  const isInOtherCase = asked.toLowerCase() === token.toLowerCase() && world.breaks('id-without-case', use.name);
  const isCut = asked.slice(0, 16) === token.slice(0, 16) && world.breaks('token-by-its-beginning', use.name);
  if (asked !== token && !isOther && !isInOtherCase && !isCut) throw notFound('link');
  if (world.usedLinks.has(token)) refuseUsed(world, use.name);
  world.usedLinks.add(token);
  if (!world.breaks('link-not-kept', use.name)) take(call);
  return { result: 'done' };
}

/** The accounts whose mails the links are from. */
export function addMailAccounts(world: World): void {
  Object.values(WAITING).forEach((email, index) => {
    const member = { ...world.member(101), id: 3 + index, age: null, date_of_birth: null };
    world.newAccount(member, email, 'password-of-a-mail').isConfirmed = email !== WAITING.activation;
  });
}

/** What the link is for. */
function take({ world, use, body }: Call): void {
  if (use.name === 'confirmActivation') {
    const waiting = findByAddress(world, WAITING.activation);
    if (waiting !== undefined) waiting.isConfirmed = true;
  } else if (use.name === 'resetPassword') {
    const forgot = findByAddress(world, WAITING.reset);
    if (forgot !== undefined) forgot.password = textIn(body, 'password');
  } else {
    const mover = findByAddress(world, WAITING.mover);
    if (mover !== undefined) mover.email = MOVED;
  }
}

function refuseUsed(world: World, use: string): void {
  if (world.breaks('used-link-opens', use)) return;
  if (world.breaks('used-link-as-unknown', use)) throw notFound('link');
  if (world.breaks('used-link-as-expired', use)) throw new Refused(410, 'token_expired', USED);
  if (world.breaks('used-link-as-conflict', use)) throw new Refused(409, 'token_used', USED);
  if (world.breaks('used-link-as-lost-session', use)) throw new Refused(403, 'session_lost', USED);
  if (world.breaks('used-link-as-wrong-form', use))
    throw new Refused(422, 'invalid', USED, { fields: { token: 'used' } });
  if (world.breaks('used-link-fails', use)) throw new Refused(500, 'error', USED);
  throw new Refused(410, 'token_used', USED);
}
