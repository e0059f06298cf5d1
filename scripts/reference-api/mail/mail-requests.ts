import { createHash } from 'node:crypto';
import { integerColumn } from '../database/columns.ts';
import type { Writer } from '../database/database.ts';

const PAUSE_MS = 60_000;

/** Hashes an address for places that only need to recognize it. */
export function hashEmail(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}

/**
 * Records a request for a mail to an address, whether or not an account exists. Returns the seconds to wait, or 0 if
 * the mail may be sent now: at most one per minute for each purpose and address.
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
