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

/** App routes that the links in mails point to. */
const PATHS: Record<LinkPurpose, string> = {
  activate: '/activate/done',
  reset_password: '/reset-password/do',
  change_address: '/mail-change/do',
};

export interface LinkOwner {
  accountId: number;
  /** The address that the mail is sent to. */
  email: string;
}

/** Creates a single-use link and expires the account's earlier links for the same purpose. */
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

/** Consumes a token. Refuses an unknown, used or expired one. */
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

/** The database stores only this hash, so that a leaked copy cannot be used to open links. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
