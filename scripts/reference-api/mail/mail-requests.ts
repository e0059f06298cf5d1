import { createHash } from 'node:crypto';
import { integerColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';

const PAUSE_MS = 60_000;

/** How an address is kept where it only has to be known again. */
export function hashEmail(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}

/**
 * Notes that somebody asked for a mail to an address, whether or not there is such an account. Returns the seconds to
 * wait, 0 when the mail may go out now: once a minute for each purpose and address.
 */
export async function noteMailRequest(writer: Writer, purpose: string, email: string, nowMs: number): Promise<number> {
  const row = await writer.row('SELECT asked_at_ms FROM mail_requests WHERE purpose = ? AND email_hash = ?', [
    purpose,
    hashEmail(email),
  ]);
  const freeAtMs = row === null ? nowMs : integerColumn(row, 'asked_at_ms') + PAUSE_MS;
  if (freeAtMs > nowMs) return Math.ceil((freeAtMs - nowMs) / 1000);
  await writer.run('INSERT OR REPLACE INTO mail_requests (purpose, email_hash, asked_at_ms) VALUES (?, ?, ?)', [
    purpose,
    hashEmail(email),
    nowMs,
  ]);
  return 0;
}
