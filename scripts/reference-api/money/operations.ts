import type { Schemas } from '../contract/contract.ts';
import { integerColumn, textColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import { notFound, ok, refuse } from '../http/answer.ts';
import { type GuestCall, textOf } from '../http/call.ts';
import type { Operations } from '../http/operations.ts';
import { pageOf } from '../http/paging.ts';
import type { Services } from '../services.ts';
import { campaignDiscount, type Discount, findDiscount, timeBonusOf, welcomeDiscount } from './discounts.ts';
import { readOperatorPrices } from './operator-prices.ts';
import { orderCredits, orderPremium } from './orders.ts';
import { packsFor } from './packs.ts';
import { methodsIn } from './payment-methods.ts';
import { plansFor } from './plans.ts';
import { endedPremium } from './premium-end.ts';
import { priceCountry, vatPercentOf } from './price-country.ts';
import { cancelPremium, findSubscription, subscriptionAnswer } from './subscriptions.ts';
import { findOrder, listTransactions, transactionOf } from './transactions.ts';
import { viewerOf } from './viewer.ts';
import { previewWithdrawal, withdraw } from './withdrawal.ts';

export function moneyOperations(operations: Operations, services: Services): void {
  const { database } = services;
  operations.guest('getCredits', async (call) => ok(await readCredits(database, call)));
  operations.write('orderCredits', 'OrderCreditsRequest', orderCredits);
  operations.guest('getPremium', async (call) => ok(await readPremium(database, call)));
  operations.write('subscribePremium', 'SubscribeRequest', orderPremium);
  operations.write('cancelPremium', 'CancelPremiumRequest', async (call, body, writer) => {
    const isCancelled = await cancelPremium(writer, call.account.id, body.reason, call.nowMs);
    if (!isCancelled) return refuse(409, 'not_premium', 'There is no premium to cancel.');
    return ok(await readPremium(writer, call));
  });
  operations.guest('getTransactions.readTransaction', async (call) => {
    const order = await findOrder(database, textOf(call.query, 'id') ?? '');
    return order === null ? notFound('transaction') : ok(transactionOf(order, await viewerOf(call, database)));
  });
  operations.read('getTransactions.listTransactions', async (call) =>
    ok(await listTransactions(database, call.account.id, pageOf(call.query), await viewerOf(call, database))),
  );
  operations.guestWrite('withdraw', 'WithdrawalRequest', withdraw);
  operations.guestWrite('previewWithdrawal', 'WithdrawalPreviewRequest', previewWithdrawal);
  operations.guest('getDiscountCode', async (call) => ok(await lookUpDiscount(database, call)));
}

async function readCredits(reader: Reader, { query, account, nowMs }: GuestCall): Promise<Schemas['CreditOffer']> {
  const country = await priceCountry(reader, account);
  const discount = await discountFor(reader, { query, account, nowMs });
  const timeBonus = await timeBonusOf(reader, account, nowMs);
  return {
    balance: account === null ? null : await readBalance(reader, account.id),
    country,
    packs: packsFor(country, discount, timeBonus, await readOperatorPrices(reader)),
    payment_methods: methodsIn(country),
    vat_percent: vatPercentOf(country),
    discount,
    time_bonus: timeBonus,
    last_order: account === null ? null : await readLastOrder(reader, account.id),
  };
}

/** Returns the requested discount if it is valid, else the member's welcome discount. */
async function discountFor(
  reader: Reader,
  { query, account, nowMs }: Pick<GuestCall, 'query' | 'account' | 'nowMs'>,
): Promise<Discount | null> {
  const code = textOf(query, 'discount_code');
  const asked = code === null ? null : await findDiscount(reader, account, code, nowMs);
  return asked ?? (account === null ? null : await welcomeDiscount(reader, account, nowMs));
}

async function readBalance(reader: Reader, accountId: number): Promise<number> {
  const row = await reader.row('SELECT credits FROM accounts WHERE id = ?', [accountId]);
  return row === null ? 0 : integerColumn(row, 'credits');
}

/** Returns the member's most recent paid order of credits. */
async function readLastOrder(reader: Reader, accountId: number): Promise<Schemas['LastOrder'] | null> {
  const row = await reader.row(
    `SELECT pack, method, created_at_ms FROM transactions
     WHERE account_id = ? AND pack IS NOT NULL AND settled_at_ms IS NOT NULL
     ORDER BY created_at_ms DESC, id DESC LIMIT 1`,
    [accountId],
  );
  if (row === null) return null;
  return {
    pack: integerColumn(row, 'pack'),
    method: textColumn(row, 'method'),
    ordered_at: new Date(integerColumn(row, 'created_at_ms')).toISOString(),
  };
}

async function readPremium(reader: Reader, call: GuestCall): Promise<Schemas['PremiumOffer']> {
  const { account, nowMs } = call;
  const discount = await discountFor(reader, call);
  const country = await priceCountry(reader, account);
  const subscription = account === null ? null : await findSubscription(reader, account.id);
  return {
    country,
    plans: plansFor(country, discount, await readOperatorPrices(reader)),
    payment_methods: methodsIn(country),
    vat_percent: vatPercentOf(country),
    discount,
    subscription: subscription === null ? null : subscriptionAnswer(subscription, nowMs),
    ended: account === null || subscription !== null ? null : await endedPremium(reader, account.id),
  };
}

/** Returns the highest of the requested discounts. */
async function lookUpDiscount(
  reader: Reader,
  { query, account, nowMs }: GuestCall,
): Promise<Schemas['DiscountLookup']> {
  const code = textOf(query, 'code');
  const tracking = { network: textOf(query, 'network'), ref: textOf(query, 'ref') };
  const found: (Discount | null)[] = [
    query.has('welcome') ? await welcomeDiscount(reader, account, nowMs) : null,
    code === null ? null : await findDiscount(reader, account, code, nowMs),
    await campaignDiscount(reader, account, tracking, nowMs),
  ];
  const best = found
    .filter((discount) => discount !== null)
    .reduce<Discount | null>((left, right) => (left !== null && left.percent >= right.percent ? left : right), null);
  return { discount_code: best, time_bonus: await timeBonusOf(reader, account, nowMs) };
}
