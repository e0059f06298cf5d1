import { at, valueAtPointer } from '../contract/json.ts';
import type { Steps } from '../sequences/steps.ts';
import { transactionsOf } from '../sequences/transactions-of.ts';
import { numberIn } from '../sequences/values.ts';

/** Figures that two calls tell of one member are that member's, for each of the two: one of them has nothing yet. */
export async function ownFigures(mine: Steps, theirs: Steps): Promise<void> {
  for (const who of [mine, theirs]) {
    if (!who.has('getUser')) continue;
    const user = await who.call('getUser', { purpose: 'the figures of each' });
    await balance(who, numberIn(user.body, '/credits'));
    await orders(who);
  }
}

async function balance(who: Steps, credits: number | null): Promise<void> {
  if (!who.has('getCredits')) return;
  const offer = await who.call('getCredits', { purpose: 'the balance of each' });
  who.same(
    offer,
    'Two calls tell two balances of one member',
    credits,
    at(offer.body, 'balance'),
    'WHERE account_id = :me',
  );
}

/** What a member ordered last, and the premium that was paid for, stand among the transactions of that member. */
async function orders(who: Steps): Promise<void> {
  if (!who.has('getTransactions', 'listTransactions')) return;
  const { answer: list, entries } = await transactionsOf(who, 'the orders of each');
  const count = valueAtPointer(list.body, '/paging/num_results');
  const ids = entries.map((each) => at(each, 'id'));
  if (typeof count !== 'number' || count > ids.length) return;
  if (who.has('getCredits') && count === 0) {
    const offer = await who.call('getCredits', { purpose: 'the last order of each' });
    who.same(
      offer,
      'A member who has ordered nothing has a last order',
      null,
      at(offer.body, 'last_order'),
      'WHERE account_id = :me',
    );
  }
  if (!who.has('getPremium')) return;
  const premium = await who.call('getPremium', { purpose: 'the premium of each' });
  const paid = valueAtPointer(premium.body, '/subscription/transaction');
  if (typeof paid === 'string' && !ids.includes(paid))
    who.broken(
      premium,
      'Premium is told that no transaction of the member has paid for',
      'one of the transactions of the member',
      paid,
      'WHERE account_id = :me',
    );
}
