import type { Row } from '@libsql/client';
import type { Schemas } from '../contract/contract.ts';
import { integerColumn, nullableInteger, textColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import type { Account } from '../session/sessions.ts';

export type Discount = Schemas['DiscountCode'];

const DAY_MS = 24 * 60 * 60 * 1000;
const WELCOME_DAYS = 30;
const TIME_BONUS_DAYS = 3;
const TIME_BONUS_PERCENT = 10;

/** Returns the discount of a code if it is currently valid for this visitor or member. */
export async function findDiscount(
  reader: Reader,
  account: Account | null,
  code: string,
  nowMs: number,
): Promise<Discount | null> {
  const row = await reader.row('SELECT * FROM discount_codes WHERE code = ?', [code.trim()]);
  return row === null ? null : whereItHolds(reader, account, row, nowMs);
}

/** Returns the welcome discount, for members without a purchase and for visitors, who may become members. */
export async function welcomeDiscount(
  reader: Reader,
  account: Account | null,
  nowMs: number,
): Promise<Discount | null> {
  const row = await reader.row("SELECT * FROM discount_codes WHERE reason = 'welcome' ORDER BY percent DESC LIMIT 1");
  return row === null ? null : whereItHolds(reader, account, row, nowMs);
}

/** Returns the discount for a link's tracking parameters; a banner's takes precedence over its network's. */
export async function campaignDiscount(
  reader: Reader,
  account: Account | null,
  tracking: { network: string | null; ref: string | null },
  nowMs: number,
): Promise<Discount | null> {
  const { network, ref } = tracking;
  const rows = await reader.rows(
    `SELECT * FROM discount_codes WHERE reason = 'campaign' AND (network IS NOT NULL OR ref IS NOT NULL)
       AND (network IS NULL OR network = ?) AND (ref IS NULL OR ref = ?)
     ORDER BY ref IS NULL, percent DESC`,
    [network, ref],
  );
  for (const row of rows) {
    const discount = await whereItHolds(reader, account, row, nowMs);
    if (discount !== null) return discount;
  }
  return null;
}

async function whereItHolds(
  reader: Reader,
  account: Account | null,
  row: Row,
  nowMs: number,
): Promise<Discount | null> {
  const code = textColumn(row, 'code');
  const reason = reasonOf(textColumn(row, 'reason'));
  let untilMs = nullableInteger(row, 'valid_until_ms');
  if (reason === 'welcome' && account !== null) {
    if (await hasPaid(reader, account.id)) return null;
    untilMs = Math.min(untilMs ?? Infinity, (await signedUpAtMs(reader, account.id)) + WELCOME_DAYS * DAY_MS);
  }
  if (reason === 'stay' && (account === null || (await hasUsed(reader, account.id, code)))) return null;
  if (untilMs !== null && untilMs <= nowMs) return null;
  return {
    code,
    percent: integerColumn(row, 'percent'),
    reason,
    valid_until: untilMs === null ? null : new Date(untilMs).toISOString(),
  };
}

/** Returns the bonus credits offered during a member's first days. */
export async function timeBonusOf(
  reader: Reader,
  account: Account | null,
  nowMs: number,
): Promise<Schemas['TimeBonus'] | null> {
  if (account === null) return null;
  const untilMs = (await signedUpAtMs(reader, account.id)) + TIME_BONUS_DAYS * DAY_MS;
  return untilMs <= nowMs ? null : { percent: TIME_BONUS_PERCENT, valid_until: new Date(untilMs).toISOString() };
}

function reasonOf(text: string): Discount['reason'] {
  if (text === 'welcome' || text === 'campaign' || text === 'stay') return text;
  throw new Error(`Unknown reason ${text}`);
}

async function signedUpAtMs(reader: Reader, accountId: number): Promise<number> {
  const row = await reader.row('SELECT signed_up_at_ms FROM accounts WHERE id = ?', [accountId]);
  return row === null ? 0 : integerColumn(row, 'signed_up_at_ms');
}

async function hasPaid(reader: Reader, accountId: number): Promise<boolean> {
  const row = await reader.row('SELECT 1 FROM transactions WHERE account_id = ? AND settled_at_ms IS NOT NULL', [
    accountId,
  ]);
  return row !== null;
}

async function hasUsed(reader: Reader, accountId: number, code: string): Promise<boolean> {
  const row = await reader.row(
    "SELECT 1 FROM transactions WHERE account_id = ? AND discount_code = ? AND state IN ('paid', 'withdrawn')",
    [accountId, code],
  );
  return row !== null;
}
