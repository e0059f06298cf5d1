import { createHash, randomBytes } from 'node:crypto';
import { integerColumn, nullableInteger, textColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';
import { notFound, type Refusal, refuse } from '../http/answer.ts';

export type LinkPurpose = 'activate' | 'reset_password' | 'change_address';

const HOUR_MS = 60 * 60 * 1000;
const LIFETIMES_MS: Record<LinkPurpose, number> = {
  activate: 7 * 24 * HOUR_MS,
  reset_password: HOUR_MS,
  change_address: 24 * HOUR_MS,
};

/** The app's routes behind the links of the mails. */
const PATHS: Record<LinkPurpose, string> = {
  activate: '/activate/done',
  reset_password: '/reset-password/do',
  change_address: '/mail-change/do',
};

export interface LinkOwner {
  accountId: number;
  /** The address that the mail goes to. */
  email: string;
}

/** Makes a link that works once. Earlier links of this account for the same purpose are too old from now on. */
export async function makeLink(
  writer: Writer,
  purpose: LinkPurpose,
  owner: LinkOwner,
  at: { origin: string; nowMs: number },
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await writer.run(
    'UPDATE link_tokens SET expires_at_ms = min(expires_at_ms, ?) WHERE account_id = ? AND purpose = ?',
    [at.nowMs, owner.accountId, purpose],
  );
  await writer.run(
    `INSERT INTO link_tokens (token_hash, purpose, account_id, email, made_at_ms, expires_at_ms)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [hashLinkToken(token), purpose, owner.accountId, owner.email, at.nowMs, at.nowMs + LIFETIMES_MS[purpose]],
  );
  return `${at.origin}${PATHS[purpose]}?token=${token}`;
}

/** Uses a token up. Refuses one that is unknown, used or too old. */
export async function spendLink(
  writer: Writer,
  purpose: LinkPurpose,
  token: string,
  nowMs: number,
): Promise<LinkOwner | Refusal> {
  const row = await writer.row('SELECT * FROM link_tokens WHERE token_hash = ? AND purpose = ?', [
    hashLinkToken(token),
    purpose,
  ]);
  if (row === null) return notFound('link');
  if (nullableInteger(row, 'used_at_ms') !== null) return refuse(410, 'token_used', 'This link was used already.');
  if (integerColumn(row, 'expires_at_ms') <= nowMs)
    return refuse(410, 'token_expired', 'This link is too old. Please ask for a new one.');
  await writer.run('UPDATE link_tokens SET used_at_ms = ? WHERE token_hash = ?', [nowMs, hashLinkToken(token)]);
  return { accountId: integerColumn(row, 'account_id'), email: textColumn(row, 'email') };
}

/** The database holds only this, so that a copy of it opens no link. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
