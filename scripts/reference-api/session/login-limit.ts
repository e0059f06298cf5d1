import { createHash } from 'node:crypto';
import { integerColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';

const FAILURES_MAX = 10;
const WINDOW_MS = 15 * 60 * 1000;

/** Returns the key under which failures are counted: an e-mail address together with a network address. */
export function loginSubject(email: string, address: string): string {
  return createHash('sha256').update(`${email.trim().toLowerCase()}\n${address}`).digest('hex');
}

/** Returns the seconds to wait before the next attempt; 0 if it is allowed now. */
export async function loginWaitS(reader: Reader, subject: string, nowMs: number): Promise<number> {
  const row = await reader.row(
    'SELECT count(*) AS failures, coalesce(min(at_ms), 0) AS oldest FROM login_failures WHERE subject_hash = ? AND at_ms > ?',
    [subject, nowMs - WINDOW_MS],
  );
  if (row === null || integerColumn(row, 'failures') < FAILURES_MAX) return 0;
  return Math.max(1, Math.ceil((integerColumn(row, 'oldest') + WINDOW_MS - nowMs) / 1000));
}

export async function noteLoginFailure(writer: Writer, subject: string, nowMs: number): Promise<void> {
  await writer.run('DELETE FROM login_failures WHERE at_ms <= ?', [nowMs - WINDOW_MS]);
  await writer.run('INSERT INTO login_failures (subject_hash, at_ms) VALUES (?, ?)', [subject, nowMs]);
}

export async function forgetLoginFailures(writer: Writer, subject: string): Promise<void> {
  await writer.run('DELETE FROM login_failures WHERE subject_hash = ?', [subject]);
}
