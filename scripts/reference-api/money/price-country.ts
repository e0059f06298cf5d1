import type { Schemas } from '../contract/contract.ts';
import { integerColumn, textColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import type { Account } from '../session/sessions.ts';
import { visitorCountry } from '../site/operator-settings.ts';
import { MESSAGE_COSTS } from '../site/settings.ts';

export type Money = Schemas['Money'];

const VAT_PERCENT = new Map([
  ['GB', 20],
  ['IE', 23],
  ['US', 0],
  ['CA', 5],
  ['AU', 10],
  ['NZ', 15],
  ['NL', 21],
  ['BE', 21],
  ['DE', 19],
  ['AT', 20],
  ['CH', 8.1],
  ['IT', 22],
  ['FR', 20],
  ['ES', 21],
  ['PL', 23],
]);

/** Returns a member's country, or a visitor's by GeoIP: prices, tax and payment methods depend on it. */
export async function priceCountry(reader: Reader, account: Pick<Account, 'memberId'> | null): Promise<string> {
  if (account === null) return await visitorCountry(reader);
  const row = await reader.row('SELECT country FROM members WHERE id = ?', [account.memberId]);
  const country = row === null ? null : textColumn(row, 'country');
  return country === null || MESSAGE_COSTS[country] === undefined ? await visitorCountry(reader) : country;
}

/** Like `priceCountry`, for an account id. */
export async function accountCountry(reader: Reader, accountId: number): Promise<string> {
  const row = await reader.row('SELECT member_id FROM accounts WHERE id = ?', [accountId]);
  return await priceCountry(reader, row === null ? null : { memberId: integerColumn(row, 'member_id') });
}

/** Returns the VAT rate in percent; prices include VAT. */
export function vatPercentOf(country: string): number {
  return VAT_PERCENT.get(country) ?? 0;
}

/** Returns the VAT rate in thousandths, as stored with an order. */
export function vatPermilleOf(country: string): number {
  return Math.round(vatPercentOf(country) * 10);
}

/** Returns the price of a number of messages, rounded to just below a half or whole unit of the currency. */
export function priceOfMessages(country: string, messages: number): Money {
  const costs = MESSAGE_COSTS[country];
  if (costs === undefined) throw new Error(`There are no prices for ${country}`);
  const amount_minor = Math.max(50, Math.round((messages * costs.costs * 100) / 50) * 50) - 1;
  return { amount_minor, currency: costs.currency };
}

export function reducedBy(price: Money, percent: number): Money {
  return { ...price, amount_minor: Math.round((price.amount_minor * (100 - percent)) / 100) };
}
