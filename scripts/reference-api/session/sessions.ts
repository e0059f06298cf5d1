import { createHash, randomBytes } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { flagColumn, integerColumn, textColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import type { AppContext } from '../http/call.ts';

export interface Account {
  id: number;
  memberId: number;
  email: string;
  isPremium: boolean;
}

const COOKIE_NAME = 'rendezvous_session';
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/** The cookie holds a random token, the database only its hash, so that a leaked database cannot be used to log in. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Returns null if there is no session or it has expired. */
export async function findSession(reader: Reader, context: AppContext, nowMs: number): Promise<Account | null> {
  const token = getCookie(context, COOKIE_NAME);
  if (token === undefined) return null;
  const row = await reader.row(
    `SELECT accounts.id, accounts.member_id, accounts.email, accounts.premium
     FROM sessions JOIN accounts ON accounts.id = sessions.account_id
     WHERE sessions.token_hash = ? AND sessions.expires_at_ms > ?`,
    [hashToken(token), nowMs],
  );
  if (row === null) return null;
  return {
    id: integerColumn(row, 'id'),
    memberId: integerColumn(row, 'member_id'),
    email: textColumn(row, 'email'),
    isPremium: flagColumn(row, 'premium'),
  };
}

/** Replaces this browser's session with a new one and returns its token. */
export async function startSession(
  writer: Writer,
  context: AppContext,
  accountId: number,
  nowMs: number,
): Promise<string> {
  await endSession(writer, context);
  const token = randomBytes(32).toString('base64url');
  await writer.run('DELETE FROM sessions WHERE expires_at_ms <= ?', [nowMs]);
  await writer.run('INSERT INTO sessions (token_hash, account_id, expires_at_ms) VALUES (?, ?, ?)', [
    hashToken(token),
    accountId,
    nowMs + SESSION_MS,
  ]);
  return token;
}

export async function endSession(writer: Writer, context: AppContext): Promise<void> {
  const token = getCookie(context, COOKIE_NAME);
  if (token !== undefined) await writer.run('DELETE FROM sessions WHERE token_hash = ?', [hashToken(token)]);
}

/** Ends all sessions of an account except this browser's. */
export async function endOtherSessions(writer: Writer, context: AppContext, accountId: number): Promise<void> {
  const token = getCookie(context, COOKIE_NAME) ?? '';
  await writer.run('DELETE FROM sessions WHERE account_id = ? AND token_hash <> ?', [accountId, hashToken(token)]);
}

export async function endSessionsOf(writer: Writer, accountId: number): Promise<void> {
  await writer.run('DELETE FROM sessions WHERE account_id = ?', [accountId]);
}

export function setSessionCookie(context: AppContext, token: string): void {
  setCookie(context, COOKIE_NAME, token, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: SESSION_MS / 1000 });
}

export function removeSessionCookie(context: AppContext): void {
  deleteCookie(context, COOKIE_NAME, { path: '/', httpOnly: true, sameSite: 'Lax' });
}
