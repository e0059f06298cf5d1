import type { Schemas } from '../contract/contract.ts';
import { integerColumn, textColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import { findSubscription, tellMember } from './subscriptions.ts';

type Because = Schemas['EndedPremium']['because'];

const REASONS: readonly Because[] = ['time_over', 'not_paid', 'withdrawn'];

/** Ends premium now and notifies the member by mail, except after a withdrawal, which has its own receipt. */
export async function endPremium(writer: Writer, accountId: number, because: Because, nowMs: number): Promise<void> {
  const subscription = await findSubscription(writer, accountId);
  if (subscription === null) return;
  await writer.run('DELETE FROM subscriptions WHERE account_id = ?', [accountId]);
  await writer.run('UPDATE accounts SET premium = 0 WHERE id = ?', [accountId]);
  await writer.run('INSERT OR REPLACE INTO ended_subscriptions (account_id, ended_at_ms, because) VALUES (?, ?, ?)', [
    accountId,
    nowMs,
    because,
  ]);
  if (because !== 'withdrawn')
    await tellMember(writer, accountId, because === 'time_over' ? 'ended' : 'not_paid', subscription, nowMs);
}

/** Returns how the member's last premium ended; null if the member has premium or never had it. */
export async function endedPremium(reader: Reader, accountId: number): Promise<Schemas['EndedPremium'] | null> {
  const row = await reader.row('SELECT ended_at_ms, because FROM ended_subscriptions WHERE account_id = ?', [
    accountId,
  ]);
  if (row === null) return null;
  const stored = textColumn(row, 'because');
  const because = REASONS.find((each) => each === stored);
  if (because === undefined) throw new Error(`Unknown end of premium ${stored}`);
  return { ended_at: new Date(integerColumn(row, 'ended_at_ms')).toISOString(), because };
}
