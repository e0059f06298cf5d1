import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Schemas } from '../contract/contract.ts';
import { flagColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import { hashEmail } from '../mail/mail-requests.ts';

type EmailStatus = Schemas['EmailValidation']['status'];

const TOKEN_LIFETIME_MS = 60 * 60 * 1000;
/** Local part, `@` and a domain with at least one dot; no spaces and no second `@`. */
const ADDRESS = /^[^\s@"(),:;<>[\]\\]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
/** Domains that never receive mail (RFC 2606). */
const DEAD_DOMAIN = /\.(invalid|test)$/;
/** Webmail providers of the countries whose locales the app supports. */
const WEBMAIL_DOMAINS: readonly string[] = [
  'gmail.com googlemail.com outlook.com hotmail.com live.com live.nl hotmail.nl hotmail.co.uk hotmail.fr hotmail.it',
  'yahoo.com yahoo.co.uk yahoo.fr yahoo.it yahoo.es icloud.com proton.me gmx.de gmx.net gmx.at web.de t-online.de',
  'ziggo.nl kpnmail.nl telenet.be skynet.be orange.fr free.fr libero.it virgilio.it wp.pl o2.pl onet.pl interia.pl',
].flatMap((line) => line.split(' '));
const WEBMAIL = 2;

/** Normalizes an address the way the server stores it: trimmed and in lower case. */
export function tidyEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns what the server knows about an address; `email` must be normalized by `tidyEmail`. */
export async function emailStatus(reader: Reader, email: string): Promise<EmailStatus> {
  if (email.length > 254 || !ADDRESS.test(email) || DEAD_DOMAIN.test(email)) return 'invalid';
  const account = await reader.row('SELECT email_confirmed FROM accounts WHERE email = ?', [email]);
  if (account !== null) return flagColumn(account, 'email_confirmed') ? 'active' : 'not_confirmed';
  const left = await reader.row('SELECT 1 FROM left_addresses WHERE email_hash = ?', [hashEmail(email)]);
  return left === null ? 'new' : 'deleted';
}

/** Returns the number of the mail provider, or null if the server has no number for it. */
export function mailProviderOf(email: string): number | null {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return WEBMAIL_DOMAINS.includes(domain) ? WEBMAIL : null;
}

/** Creates a token for the sign-up, proving that the address was validated. */
export function makeEmailToken(secret: string, email: string, nowMs: number): string {
  const expires = (nowMs + TOKEN_LIFETIME_MS).toString(36);
  return `${expires}.${signature(secret, email, expires)}`;
}

export function isEmailToken(secret: string, email: string, token: string, nowMs: number): boolean {
  const [expires = '', given = ''] = token.split('.', 2);
  const expected = Buffer.from(signature(secret, email, expires));
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
  return Number.parseInt(expires, 36) > nowMs;
}

function signature(secret: string, email: string, expires: string): string {
  return createHmac('sha256', secret).update(`email ${expires} ${email}`).digest('base64url');
}
